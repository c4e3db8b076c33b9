import type { Lexicon } from './lexicon.ts';

export const tobacco: Lexicon = {
  kind: 'tobacco and vapes',
  certain: `cuban cigar, cigar/cigarette pack/packet/carton`,
  strong: `
    vape, vaping, vaper, vape juice/pen/pod/kit/mod/coil/liquid, e cig, ecig, e cigarette, e cigerette, ecigarette, electronic cigarette, e liquid, eliquid, juul, gutkha, gutka, gutkhaa, khaini, zarda, jarda, pan/paan/pann masala, snus, elf bar, elfbar,
    puff bar, disposable pod/puff, hookah, hukka, hukkah, hooka, sheesha pipe/pot/coal/flavour/flavor/tobacco/hose, shisha, beedi, bidi, biri, beedy, ciggy, ciggie, ciggi, cigarillo, nicotine gum/patch/pouch/salt/lozenge, nic salt, nicotine,
    smoking pipe, tobacco pipe, chillum, chilam, chilum, rolling tobacco, marlboro, malboro, gold flake, goldflake, classic mild, wills navy cut, navy cut, benson hedges, benson and hedges, esse light, djarum, djarum black, gudang garam, camel crush,
    american spirit cigarette, parliament cigarette, lucky strike pack, sutta, sutte, iqos, caliburn, uwell, smok nord, smok novo, geekvape, yuoto, relx, vuse, lost mary, vimal pan/paan/gutkha/gutka, rajnigandha, pan parag, manikchand, kamla pasand,
    cool lip, hans chap, loose cigarette/tobacco, chewing tobacco, tambaku, tambakoo, tumbaku, dhoomrapan, al fakher, nakhla,
    सिगरेट, सिगारेट, बीड़ी, बीडी, तंबाकू, तम्बाकू, गुटखा, गुटका, हुक्का, खैनी, जर्दा, पान मसाला, सुट्टा, वेप, चिलम, सिगार, निकोटीन,
    சிகரெட், பீடி, புகையிலை, குட்கா, ஹூக்கா, సిగరెట్, సిగరెట్లు, బీడీ, బీడీలు, పొగాకు, గుట్కా, హుక్కా, ఖైనీ`,
  spoken: `pugaiyilai, pogaku, hans pudi/packet, beedi, khaini, tambaku`,
  medium: `cigarette, cigarete, cigeratte, cig, cigar, tobacco, vaporizer, vaporiser, vapouriser, vapourizer, smokes pack, pack of smokes`,
  weak: `sheesha, pod, puff, puffs, mods, flavour pod, smokes, dunhill, davidoff, parliament, classic`,
  offers: `nic, nicotine, vape, flavours, flavors, disposable, 5000, 6000, smoke, smoking, cigarette, carton`,
  harmlessBefore: `steam, facial, vicks, nasal, baby, anti, quit, quitting, face, sinus`,
  harmlessAfter: `lighter, socket, charger, adapter, plug, pants, pant, jeans, trouser, trousers, skirt, leg, case, box, detector, free, brown, colour,
    color, coloured, leather, after, shade, control, cessation, ash, ashtray, port, smell, burn, humidifier, warning, लाइटर, सॉकेट, चार्जर, o rub, rub, o`,
  harmlessNear: `cessation, awareness, steam, humidifier, inhaler, trousers, resin`,
};
