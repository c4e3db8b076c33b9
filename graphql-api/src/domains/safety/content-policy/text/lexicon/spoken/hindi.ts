import type { Deal } from '../lexicon.ts';

/** Phrases of students who speak Hindi, in Latin letters and in Devanagari. */
export const spokenHindi: Deal[] = [
  {
    kind: 'alcohol',
    isDoubtful: true,
    isWide: true,
    things: `ठंडी बोतल, peene ka intezaam, peene ka intezam, peene ka jugaad, peene ka jugad, peene wala, peene wale, peene walo, peene ki vyavastha, pine ka intejam, mehfil, baithak, mehkhana, maikhana, bottle, botal, pauwa, addha, quarter, chakhna, chakna, thanda wala, thandi wali, angrezi, angreji, gaon wali, imported, पीने का इंतजाम, पीने का जुगाड़, पीने वाला, महफिल, बोतल, पौवा, अद्धा, चखना`,
    actions: `और चखना, aur chakhna, room me aa jao, room pe aa jao, aaj raat, per head, theke band hone ke baad, theke se, theka band, dry day, dry day pe, chakhna free, chakna free, chakhna ready, chakhna saath, jhoom, jhumenge, jhoomne, tunn, talli, peg lagate, peg lagayenge, peg lagao, ek peg, do peg, ghoont, nasha, jamegi, jamegi aaj, lagegi mehfil, cheers, hangover, झूम, टल्ली, पेग, आज रात, ठेके`,
    harmlessNear:
      'pani, paani, doodh, milk, chai, coffee, juice, sharbat, oil, tel, shampoo, music, gazal, ghazal, kavi, mushaira, sofa, chair, gadda',
  },
  {
    kind: 'drugs',
    isDoubtful: true,
    isWide: true,
    things: `kush, samaan garam, saamaan garam, maal, mast maal, tagda maal, mast wala, stuff, saaman, samaan, saamaan, nashe ka saman, nashe ka saaman, patti, hari patti, booti, buti, pudiya, pudi, chilam, item, नशे का सामान, माल, मस्त माल, पुड़िया, बूटी, पत्ती`,
    actions: `garam hai, police se, police se door, warden se door, kush mil, 10g se, mast wala, tagda wala, pahadi, pahaad se, himachal se, manipur se, nepal wala, kasol se, phoonkne, phukne, udne wala, udne ka, udaane wala, sukoon, dimaag ki batti, dimag ki batti, dhuaan, dhuan udane, dhuan, kash lagane, kash, khopdi, ek kash me, raat ko dena, raat ko milega, chahiye kisi ko, shiv ji, shivji, bhole, रात को मिलेगा, कश, धुआं, पहाड़ी, मिलेगा रात`,
    harmlessNear:
      'wholesale, shop, kapda, shirt, shirts, market, khana, chai, tea, chulha, agarbatti, incense, plate, gift, mandir, mosquito, machhar, coil, bedsheet, ghar, honey, aachar, shawl',
  },
  {
    kind: 'exam papers and paid assignments',
    things: `attendance, haziri, hajri, proxy, biometric, हाजिरी, अटेंडेंस`,
    actions: `tension mat lo, ki tension, ki chinta mat, mai hu na, main hoon na, me hu na, lag jayegi, lag jaegi, lagti rahegi, full rahegi, 75 karwa, 75 kar dunga, ki guarantee, per class, rs per class, har class, टेंशन मत, लग जाएगी, मैं हूं ना`,
    harmlessNear: 'register, app, machine, software, project, sheet, book',
  },
  {
    kind: 'exam papers and paid assignments',
    isWide: true,
    things: `paper out, paper out hai, kal wala, kal wala paper, kal ka paper, kal ke paper, kal ka question, parso ka paper, asli paper, asli wala paper, original paper pehle, paper ka asli, asli version, पेपर आउट, असली पेपर, कल का पेपर, कल वाला पेपर, असली पेपर`,
    actions: `subah 6, subah 5, subah 7, subah chhe, baje milega, subah milega, raat ko milega, सुबह, out hai, haath lag, haath laga, hath lag, hath laga, mil gaya, mil chuka, nikal gaya, nikalwa liya, nikalwaya, aa gaya hai, sirf 300, sirf 500, pehle se, sabko mat, kisi ko mat, khaas logon, हाथ लग, हाथ लगा, मिल गया, निकल गया, आ गया, पहले से`,
    harmlessNear: 'old, purana, purane, pichle, pichhle, solved, sample, akhbar, newspaper, roll, xerox, ream, raddi',
  },
  {
    kind: 'exam papers and paid assignments',
    isWide: true,
    things: `bina padhe, bina padhe pass, bina padhai, paper, exam, viva, बिना पढ़े, बिना पढ़े पास, पेपर, एग्जाम`,
    actions: `pass hona hai contact, main baithunga, mai baithunga, mein baithunga, main baith jaunga, pass karwana, मैं बैठूंगा, मैं बैठ जाऊंगा`,
  },
  {
    kind: 'exam papers and paid assignments',
    isDoubtful: true,
    things: `assignment, assignments, record, records, file, practical file, project, da, likhai, असाइनमेंट, रिकॉर्ड, फाइल, प्रोजेक्ट`,
    actions: `ka jugaad, ka jugad, jugaad ho jayega, jugaad hai, ki tension, ki chinta mat, humpe chhod do, hum pe chhod do, mujhpe chhod, mujhe do aur so, tu so ja, tum so jao, aap aaram, bas naam likhna, naam tera, naam tumhara, naam aapka, tera naam, का जुगाड़, की टेंशन, नाम तेरा, नाम आपका, मुझ पर छोड़`,
    harmlessNear: 'blank, khali, empty, cover, rack, holder, stand, bag, sheets',
  },
  {
    kind: 'gambling',
    isDoubtful: true,
    isWide: true,
    things: `patte, patte khelne, taash, tash, teen patti, flush, carrom, ludo, match, ipl, rcb, csk, ताश, पत्ते, तीन पत्ती, मैच`,
    actions: `paise leke, paise le ke, paise lekar, paisa leke aana, paise laga ke, paise lagake, paise lagte, haar jeet, baazi, baaji, bazi, dao, daav, daanv, jeetne wala sab, jeeto aur, ek ka do, ek ka double, पैसे लेकर, पैसे लगा, बाजी, दांव, एक का दो`,
    harmlessNear: 'stencil, rangoli, pooja, plate, tree, paudha, donation, ticket, jersey, bat, chappal',
  },
  {
    kind: 'adult content',
    isDoubtful: true,
    things: `ladki, ladkiyan, ladkiya, maal, item, bhabhi, aunty, jawan, college ki ladki, लड़की, लड़कियां, आइटम, माल`,
    actions: `chahiye to bolo, chahiye toh bolo, raat ka, raat ke, ek raat, poori raat, puri raat, ghante ka, ghante ke, per ghanta, rate bolo, rate kya, full masti, masti karni, mauj, maze, service milegi, dilwa dunga, arrange ho, arrange kar, रात का, घंटे का, चाहिए तो बोलो, एक रात, मजे`,
    harmlessNear:
      'cycle, dress, kurti, suit, kapde, jeans, hostel, gift, shaadi, rishta, lehenga, sandal, room, flat, roommate, pg, shirt, gadi, movie',
  },
  {
    kind: 'stolen goods',
    isDoubtful: true,
    isWide: true,
    things: `phone, mobile, cycle, bike, activa, scooty, laptop, charger, battery, helmet, calculator, earphones, headphone, फोन, मोबाइल, साइकिल, लैपटॉप, बैटरी`,
    actions: `bill mat pucho, bill mat puchna, bill mat poochna, bill ka mat, kahan se aaya mat, kaha se laya mat, kahan se laya mat, malik so, malik ko pata, maalik ko pata, kisi ko batana mat, kisi ko mat batana, haath saaf, hath saaf, saaf kiya hua, tapaya, jhapat, jhapta, jhaadi hui, uda ke laya, udake laya, raat ko uthaya, raat ko nikala, बिल मत पूछ, मालिक को पता, हाथ साफ, उड़ाया`,
    harmlessNear: 'khoya, mila, lost, return, wapas',
  },
  {
    kind: 'abusive language',
    things: `teri jaat, teri jati, tumhari jaat, uski jaat, jaat wale, jati wale, jaati wale, neechi jaat, apni aukat, aukat, tera dharam, unka dharam, teri biradari, तेरी जात, तेरी जाति, जात वाले, औकात`,
    actions: `chor, sab chor, saale, sale sab, gande, ganda, mat aana, nikal, nikalo, bhaag, neech, kaminey, gatar, jutey, joote, dikha di, dikha dunga, bhool gaya, चोर, साले, नीच, मत आना, निकल, गंदे, दिखा`,
    harmlessNear: 'certificate, census, book, history, film, survey',
  },
];
