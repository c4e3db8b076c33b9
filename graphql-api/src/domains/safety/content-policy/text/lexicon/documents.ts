import type { Lexicon } from './lexicon.ts';

const forged =
  'fake/forged/forge/counterfeit/false/bogus/photoshopped/photoshop/cloned/clone/nakli/naqli/farzi/farji/jaali/jali/fek/फर्जी/नकली/जाली/फेक';
const kind =
  '(original) (quality) (college/student/govt/government/university/school/company/medical/birth/caste/income/driving/driver/drivers/voter/pan/aadhaar/aadhar/hostel/internship/experience/sports/nptel/course/covid/doctor/doctors/bonafide/rent/medicine/hospital/gst/petrol/restaurant/bus/train/event/fest/concert/leave/bank/salary)';
const paper =
  'id/ids/identity/id_card/idcard/identity_card/i_card/aadhaar/aadhar/adhaar/adhar/aadhaar_card/pan_card/voter_card/voter_id/passport/licence/license/dl/degree/diploma/certificate/certi/marksheet/mark_sheet/transcript/bill/invoice/receipt/currency/ticket/pass/bonafide/out_pass/outpass/gate_pass/gatepass/offer_letter/letter/experience_letter/noc/rc_book/rc/salary_slip/slip/bank_statement/statement/signature/seal/rubber_stamp/document/doc/prescription/आईडी/आधार/आधार_कार्ड/डिग्री/सर्टिफिकेट/मार्कशीट/प्रमाणपत्र/प्रमाण_पत्र/पासपोर्ट/लाइसेंस/बिल/दस्तावेज/पहचान_पत्र/नोट';

export const documents: Lexicon = {
  kind: 'forged documents',
  certain: `fake/forged id/aadhaar/marksheet/degree/passport/licence/license for_sale/available/maker/ready`,
  strong: `
    ${forged} ${kind} ${paper}, ${forged} note/notes for sale, ${forged} note, fake money/currency, counterfeit, counterfeit (500/2000/100/200) note/currency/money, duplicate/edited/edit/novelty/dummy/replica ${kind} id/ids/id_card/idcard/identity_card/aadhaar/aadhar/pan_card/passport/licence/license/degree/certificate/marksheet/mark_sheet/transcript/bonafide/outpass/out_pass/gate_pass/voter_id/driving_licence/aadhaar_card/medical_certificate,
    edited/edit/duplicate ${kind} bill/invoice/receipt/document for/claim, edited bank_statement/salary_slip/payslip/bonafide/bill/receipt/invoice/screenshot/statement, medical certificate for/available/without/maker/cheap/sale/instant/leave/attendance/in, medical/leave certificate/letter for (75/low/short) attendance, doctor certificate without/available, sick leave certificate,
    mark_sheet/marksheet/degree/transcript/diploma without/for_sale/maker/available, degree/certificate/diploma/marksheet without (any) (attending/exam/study/studying/visiting/class/classes), buy (a/your) degree/certificate/marksheet/diploma, certificate maker, backdated bill/certificate/letter/degree/medical, back dated certificate,
    id card maker/making/editing/editor, fake id, scannable id, id for bar/club/pub/under 21/underage, outpass/gatepass/gate_pass/out_pass maker/available/for_sale/sign/signed/approval/approved/without, forged signature, signature forging/forge, forge signature, hod/warden/proctor/mentor/professor/faculty signature/sign/seal, warden sign outpass,
    medical/doctor/sick/leave/bonafide/internship/experience/participation certificate (with) (doctor/hospital/hod/college/company/official) seal/stamp/sign/signature/signed/letterhead/shortage, medical certificate (with) (doctor) seal/stamp, certificate for attendance/od shortage, internship/experience/participation certificate from (big/any/a/top) company/mnc without/instant/in, duplicate hall_ticket/hallticket/admit_card, hall ticket duplicate/editing/edited, aadhaar/aadhar (card) of others/someone, editable/psd aadhaar/aadhar/pan_card/marksheet/passport, aadhaar/aadhar/pan/marksheet/certificate/passport editing/edit/edited/psd, sold passport, instant degree, internship certificate without/for_money/sale, nakli note, jali note, jali currency, farzi degree, certificate bana, degree bana, marksheet bana, id bana ke, certificate banwa/banwao/banwaye, degree banwa/banwao, marksheet banwao/banwa, college/official/hospital/university/company letterhead, passport with visa, used/expired/old/spare passport, letter/note from (a) doctor ready/signed, leave letter stamp/with_stamp/signed/ready, stamp of hod/dean/warden/proctor, signed blank letter/outpass, blank signed, pre signed`,
  offers: `note, notes, print, original, seal, stamp, signed`,
  harmlessBefore: `monopoly, board, play`,
  harmlessAfter: `holder, cover, covers, frame, lanyard, folder, wallet, case, sleeve, photo, printer, game, play, album, punch, detector, checker, pouch, file, prop, props`,
  harmlessNear: `prop, props, board, monopoly, toy, play, game, drama, detector, theatre`,
};
