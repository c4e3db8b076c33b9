import type { Lexicon } from './lexicon.ts';

export const tobacco: Lexicon = {
  kind: 'tobacco and vapes',
  certain: `cuban cigar, cigar/cigarette pack/packet/carton`,
  strong: `pack/packet/carton/box of (ten/twenty/10/20) milds/cigs/ciggies/smokes, pack/packet/carton of (ten/twenty/10/20) kings/flakes/golds/menthols,
    vape, vaping, vaper, vape juice/pen/pod/kit/mod/coil/liquid, e cig, ecig, e cigarette, e cigerette, ecigarette, electronic cigarette, e liquid, eliquid, juul, gutkha, gutka, gutkhaa, khaini, zarda, jarda, pan/paan/pann masala, snus, elf bar, elfbar,
    puff bar, disposable pod/puff, hookah, hukka, hukkah, hooka, sheesha pipe/pot/coal/flavour/flavor/tobacco/hose, shisha pipe/pot/coal/flavour/flavor/tobacco/hose/hookah, beedi, bidi, biri, beedy, ciggy, ciggie, ciggi, cigarillo, nicotine gum/patch/pouch/salt/lozenge, nic salt, nicotine,
    smoking pipe, tobacco pipe, chillum, chilam, chilum, rolling tobacco, marlboro, malboro, gold flake, goldflake, classic mild, wills navy cut, navy cut, benson hedges, benson and hedges, esse light, djarum, djarum black, gudang garam, camel crush,
    american spirit cigarette, parliament cigarette, lucky strike pack, sutta, sutte, iqos, caliburn, uwell, smok nord, smok novo, geekvape, yuoto, relx, vuse, lost mary, vimal pan/paan/gutkha/gutka, rajnigandha, pan parag, manikchand, kamla pasand,
    cool lip, hans chap, loose cigarette/tobacco, chewing tobacco, tambaku, tambakoo, tumbaku, dhoomrapan, al fakher, nakhla,
    gold flake small/kings/lights/premium, navy cut, ultra milds, classic menthol/milds/regular/ultra/ice_burst, indie mint cigarette, four square cigarette/pack, charminar cigarette, capstan cigarette, bristol cigarette, scissors cigarette, marlboro advance/red/lights/gold, chesterfield cigarette, stellar cigarette, choti/chhoti/chotti/badi advance/gold/goldflake, loose cig/cigs/ciggy/sutta/smokes, smokes loose, ganesh tobacco, chaini khaini, raja khaini, baba 120, dilbagh gutka, dilbag gutka, kuber khaini, miraj tobacco, sir gutkha, mouth freshener tobacco, nasvar, naswar, mishri tobacco, gul manjan tobacco, gudaku, gudakhu, cheroot, churut, suruttu, bidi bundle, kattu beedi, beedi kattu, gudang, vape shop, refillable pod, pod system, vape/pod flavour/flavours, salt nic, nicsalt, nic pouch/pouches, zyn, velo pouch, juul pods, heets, hookah coal/coals/flavour/flavor/base/pipe/pot, magic coal, chelam, chillam, سگریٹ, بیڑی, حقہ, সিগারেট, বিড়ি, গুটখা, তামাক, ಸಿಗರೇಟ್, ಬೀಡಿ, ಗುಟ್ಕಾ, ತಂಬಾಕು, സിഗരറ്റ്, ബീഡി, പുകയില, ഹാൻസ്, સિગારેટ, બીડી, ગુટખા, તમાકુ, ਸਿਗਰਟ, ਬੀੜੀ, ਤੰਬਾਕੂ, ஹான்ஸ், கூல் லிப், சுருட்டு, సుట్టు, చుట్ట సిగరెట్, హాన్స్ పౌచ్, ఖైని,
    सिगरेट, सिगारेट, बीड़ी, बीडी, तंबाकू, तम्बाकू, गुटखा, गुटका, हुक्का, खैनी, जर्दा, पान मसाला, सुट्टा, वेप, चिलम, सिगार, निकोटीन,
    சிகரெட், வேப் பென்/பாட்/ஜூஸ்/மோட்/லிக்விட், பீடி, புகையிலை, குட்கா, ஹூக்கா, సిగరెట్, సిగరెట్లు, బీడీ, బీడీలు, పొగాకు, గుట్కా, హుక్కా, ఖైనీ`,
  spoken: `pugaiyila, pukayila, tambaaku, cigrette, sigret packet, pugaiyilai, pogaku, hans pudi/packet, beedi, khaini, tambaku`,
  medium: `cigarette, cigarete, cigeratte, cig, cigar, tobacco, vaporizer, vaporiser, vapouriser, vapourizer, smokes pack, pack of smokes`,
  weak: `sheesha, pod, puff, puffs, mods, flavour pod, smokes, dunhill, davidoff, parliament, classic`,
  offers: `nic, nicotine, vape, flavours, flavors, disposable, 5000, 6000, smoke, smoking, cigarette, carton`,
  harmlessBefore: `steam, facial, vicks, nasal, baby, anti, quit, quitting, face, sinus`,
  harmlessAfter: `lighter, socket, charger, adapter, plug, pants, pant, jeans, trouser, trousers, skirt, leg, case, box, detector, free, brown, colour,
    color, coloured, leather, after, shade, control, cessation, ash, ashtray, port, smell, burn, humidifier, warning, लाइटर, லைட்டர், లైటర్, ಲೈಟರ್, ലൈറ്റർ, सॉकेट, चार्जर, నూనె, పొడి, ఆకు, ఆకులు, చెట్టు, పుల్ల, పుల్లలు, గింజలు, పూత, o rub, rub, o`,
  harmlessNear: `cessation, awareness, steam, humidifier, inhaler, trousers, resin`,
};
