import type { Lexicon } from './lexicon.ts';

export const medicines: Lexicon = {
  kind: 'medicines',
  certain: `antibiotic/azithromycin/amoxicillin/steroid (500/250) course/strip`,
  strong: `
    unwanted kit tablet, pan 40 tablet/strip, paracetamol, crocin, dolo 650, dolo, calpol, combiflam, brufen, ibuprofen, aspirin, disprin, saridon, voveran, diclofenac, nimesulide, zerodol, aceclofenac, ultracet, tramadol, meftal, meftal spas, cyclopam,  pan d tablet, pantop, pantoprazole,
    omez, omeprazole, rantac, ranitidine, azithral, azithromycin, azee, augmentin, amoxicillin, amoxycillin, ciplox, ciprofloxacin, cefixime, taxim, doxycycline, metrogyl, metronidazole, norflox, ofloxacin, cetirizine, cetrizine, cetzine, okacet, cheston cold,
    allegra, levocetirizine, montair, montelukast, sinarest, vicks action 500,  benadryl, corex, phensedyl, phensedyl syrup, grilinctus, ascoril, alprazolam, alprax, restyl, xanax, valium, diazepam, calmpose, clonazepam, rivotril, lorazepam, ativan, zolpidem, nitrazepam,
    nitrosun, spasmo proxyvon, proxyvon, fortwin, pentazocine, buprenorphine, morphine, fentanyl, oxycodone, oxycontin, hydrocodone, vicodin, codeine, pregabalin, gabapentin, adderall, ritalin, methylphenidate, modafinil, modalert, armodafinil, waklert, concerta, inspiral,
    viagra, sildenafil, cialis, tadalafil, kamagra, manforce tablet, i pill, ipill, unwanted 72,  mifepristone, misoprostol, abortion/contraceptive/birth_control/morning_after pill/tablet/kit, isotretinoin, accutane, roaccutane, betnovate, retino a, tretinoin, minoxidil,
    metformin, thyronorm, eltroxin, levothyroxine, dianabol, anavar, winstrol, trenbolone, clenbuterol, testosterone injection/enanthate/cypionate, hgh, anabolic, sarms, ostarine, rad 140, prozac, fluoxetine, sertraline, escitalopram, lyrica, propranolol, inderal,
    sleeping/sleep/diet/slimming/weight_loss/study/smart/focus/pain/fever/period/anxiety/headache/prescription pill/tablet/capsule/medicine/drug/medication, cough/cold syrup, pain killer, painkiller, painkilers, antibiotic tablet/strip/capsule/course, antidepressant, nootropic pill, steroid injection/cycle/tablet/vial,
    insulin pen/vial/injection/cartridge, loperamide, imodium, ondansetron, deriphyllin, asthalin, inhaler salbutamol, budecort, levolin, ivermectin, hydroxychloroquine, favipiravir, remdesivir, tranquilizer, sedative, antacid tablet, gelusil, digene, ors medicine, eldoper, avomine, stugeron, drotin, drotaverine, mefenamic acid, naproxen, etoricoxib, ketorol, ketorolac,
    expired/leftover/left_over/unused/opened medicine/tablet/medication/pill/antibiotic, dawaiyan, neend ki goli/dawai, goli neend, sar dard ki goli, bukhar ki goli,
    पेरासिटामोल, पैरासिटामोल, क्रोसिन, डोलो, एंटीबायोटिक, एन्टीबायोटिक, कफ सिरप, खांसी की दवा/दवाई, दर्द निवारक, दर्द की गोली/दवा, नींद की गोली/गोलियां/गोलियाँ/दवा, वियाग्रा, अल्प्राजोलम, कॉम्बिफ्लाम, स्टेरॉयड`,
  medium: `medicine, medication, antibiotic, pill, steroid, insulin, prescription drug, melatonin, tablet strip, strip of tablet, tablet for fever, pharma drug, injection vial, inhaler, ayurvedic medicine, dawai, davai, dawaai, dawa, दवा, दवाई, दवाइयां, दवाइयाँ, दवाएं`,
  weak: `tablet, capsule, strip, syrup, injection, drops, goli, alex, avil, pan 20, o2`,
  offers: `course, mg, strip, dose, dosage, fever, paracetamol, headache, expiry, prescription, doctor, pharmacy, chemist, tablets, painkiller`,
  harmlessBefore: `internal, forensic, general, sports, community, preventive, veterinary, ayurvedic, nuclear, beats, chill, fabric, sweater, lint, modern,
    tropical, emergency, folk, tibetan, chinese, hotel`,
  harmlessAfter: `box, boxes, organiser, organisers, organizer, organizers, case, cases, cutter, cutters, ball, balls, cabinet, cabinets, pouch, pouches,
    bag, shaped, speaker, remover, bottle, chemistry, hormone, hormones, resistance, resistant, pump, cooler, student, students, cup,
    measuring, dispenser, reminder, crusher, splitter, storage, holder, chest, bug, pillow, cat, wheel, man, woman, river, hat, lamp, spacer,
    trolley, drawer, rack, kit, bead, millet, tracker, biochemistry, molecule, dabba, dibba, डिब्बा, बॉक्स, विज्ञान, vigyan`,
  harmlessNear: `pharmacology, chemistry, mbbs, anatomy, physiology, syllabus, organiser, organizer, storage, fiction, sweater, lint, biochemistry, nursing`,
};
