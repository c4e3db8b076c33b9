import type { Deal } from '../lexicon.ts';

/** Names of animals and faults that are an insult only when they refer to a person, and threats, as deals. */
export const insultDeeds: Deal[] = [
  {
    kind: 'abusive language',
    isAlways: true,
    things: `abe, abey, oye, saale, saala, saali, sala, tu, tum, tujhe, tujhko, tere jaise/jaisa/jaisi, tera, tere, teri, kahin ka/ke/ki, jaise log, hai tu, hai kya tu, तू, तुम, तुझे, तेरा, तेरे, तेरी, अबे, ओए, साले, साला, कहीं का/के/की`,
    actions: `kutta, kutte, kutton, kuttiya, chakka, kaalu, gadha, gadhe, gadhon, suar, suwar, suvar, bhikhari, bhikari, harami, kanjoos, nikamma, nalayak, nallayak, gawar, jahil, ganwar, chhakka, chhakke, chakke, hijra, randi, fraudiya, besharam, makkar, namard, napunsak, kachra, ghatiya, jhootha, kambakht,
      कुत्ता, कुत्ते, कुत्तों, गधा, गधे, गधों, सूअर, सुअर, भिखारी, निकम्मा, निकम्मे, नालायक, गंवार, छक्का, छक्के, बेशर्म, नामर्द, कचरा, घटिया, झूठा, चोर, मक्कार`,
    harmlessNear: 'toy, collar, pet, leash, poster',
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things: `dei, dey, adei, poda, podi, unaku, unakku, unna mathiri/maari, nee oru, mavane, payale, டேய், போடா, உனக்கு, உன்ன மாதிரி, நீ ஒரு, நீயெல்லாம்`,
    actions: `naaye, porukki, poruki, erumai, erumamaadu, kazhudhai, kazhutha, kaludhai, korangu, kurangu, pannikutti, paradesi, badu, baadu, pichakara, pichaikara, thirudan, thiruttu, echa, echai, mundam, muttal, moodhevi, arivu iruka/irukka/illa/illaya/irukaa,
      நாயே, நாய், எருமை, கழுதை, குரங்கு, பன்னி, பொறுக்கி, பரதேசி, பிச்சைக்காரன், பிச்சைக்காரா, திருடன், திருட்டு, முட்டாள், முட்டாப்பய, மிருகம்`,
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things: `nuvvu, nuvu, nuv, orey, orei, rey, neeku, neku, poraa, pora, vadu, నువ్వు, నువ్, ఒరేయ్, ఓరేయ్, రేయ్, నీకు, పోరా, వాడు`,
    actions: `kukka, gaadida, gadida, gadidha, panthi, kothi, dunnapothu, barre, sannasi, daridram, luccha, lucha, lafoot, donga, dongavi, pichodu, pichodivi, erripappa, chetta fellow/na/naa, siggu ledu/leda, mosagadu,
      కుక్క, గాడిద, పంది, కోతి, దున్నపోతు, బర్రె, గేదె, సన్నాసి, దొంగ, దొంగవి, పిచ్చోడివి, చెత్త నా`,
    harmlessNear: 'bomma, toy',
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things: `you, u, your, ur, seller, buyer, he, she, him, her, warden, dean, prof, professor, hod, roommate, him and his, that guy, this guy, yourself, maybe even you`,
    actions: `useless bastard, lousy bastard, bloody bastard, bastard, retard, retards, shameless creature, cheap fellow, brainless, worthless creature, piece of garbage/trash/crap, absolute garbage/trash human, pathetic excuse/human, waste of space, mentally retarded/challenged/ill, born dumb/stupid, smell like/of shit/garbage/piss, stink, disgusting creature/human`,
    harmlessNear: 'inglourious, movie, dvd, novel',
  },
  {
    kind: 'abusive language',
    things: `low caste, lower caste, lower castes, low castes, untouchables, dalits, sc st, obc, chamars, chamar, chamaar, bhangis, mahar, mang, paraiyar, parayars, quota, quota people/students/guys/log, reservation people/students/guys/log, reservation wale, quota wale, category wale, neech jaati/jati/jaat, chhoti jaati/jaat, biharis, bihari, bihari log, chinkis, chinki, northeast people/guys/girls, north easterners, north east people, nepalis, nepali log, kashmiris, mallus, mallu, tamils, tamilians, telugus, gultis, gulti, golti, northies, north indians, south indians, madrasis, madrasi, punjabis, bengalis, bongs, sardars, marwadis, baniyas, pakistanis, bangladeshis, rohingyas, muslims, muslim log, mullas, mullahs, hindus, christians, missionaries, jews, blacks, africans, negros, gays, lesbians, trans people, transgenders, hijras, chinese people, chinese looking, momos, girls, women, ladies, cripples, handicapped people, fat people, fat girls, dark skinned, black skinned, unreserved only, दलित, दलितों, मुसलमान, मुसलमानों, मुल्लों, बिहारी, बिहारियों, चिंकी, नेपाली, मद्रासी, आरक्षण वाले, कोटा वाले, चमार, चमारों, भंगी`,
    actions: `cant afford, cannot afford, mat aana/karna/lena/chhuna/poochna, go back to, go back, back to your village/hills/country, are dirty/filthy/pigs/dogs/animals/cheats/thieves/terrorists/rats/scum/vermin/stupid/dumb/brainless/cheap/beggars/uncivilised/uncivilized/illiterate/disgusting/sluts/whores/characterless/inferior, all thieves/cheats/terrorists/beggars, should not touch, shouldnt touch, dont touch, not touch, must not touch, dont deserve, not welcome, eat dogs/cow_dung/shit, dont bathe, dont study, got in by quota, no brain/brains, without brain/merit, no merit, belong in (the) kitchen/gutter/jail/zoo, know your place, stay in your place/gutter, kitchen me/mein raho, deserve to die, should die/burn/be_shot/be_hanged, should be killed/banned/shot/thrown/beaten, must die, polluted, pollute, stink, ugly, unclean, impure, inferior,
      gande, ganda, gandagi, chor hote/hain/hai, nikalo, nikaalo, bhagao, bhaagao, wapas jao, wapas bhejo, allowed nahi, nahi chahiye, ghatiya, aukat, dimag se, kamchor, muftkhor, free ka khana/khate, गंदे, चोर, निकालो, भगाओ, मत आना, वापस जाओ, घटिया, औकात`,
    harmlessNear:
      'history, rights, movement, study, welfare, sociology, food, recipe, recipes, thali, certificate, scholarship, form, cycle, bicycle, hostel, lehenga, kurti, jeans, shoes, bag',
  },
  {
    kind: 'abusive language',
    things: `tujhe, tujhko, tereko, tumhe, tera, teri, tere, saale, tumko, तुझे, तेरा, तेरी, तेरे, साले`,
    spokenThings: 'tumhein',
    actions: `haddi, haddiyan, taang, tang, gardan, munh, thobda, pitunga, peetunga, pitenge, peetenge, maarke, gaad dunga, phod dunga/denge, tod dunga/denge, chhodunga nahi, nahi chhodunga/chodunga/chhodenge, ghar aa ke, ghar se utha, utha lunga/lenge, thappad, chappal se, joote se, juto se, jaan le lunga, jala dunga/denge, kaat ke, chaku/chaaku maar, dekh lunga/lenge, nipta dunga, हड्डी, हड्डियां, टांग, थप्पड़, पीटूंगा, छोड़ूंगा, तोड़ दूंगा, फोड़ दूंगा, उठा लूंगा, जला दूंगा, गोली, चाकू, देख लूंगा, जान ले`,
    harmlessNear: 'price, deal, film, movie, book, game, gardan pillow',
  },
  {
    kind: 'abusive language',
    things: `you, u, your, ur, yourself`,
    actions: `will die, gonna die, should die, must die, deserve to die, watch your back, wait till i catch, beat you/u, thrash you/u, slap you/u, smash your/ur, kill you/u, come to your room and, drag you/u, throw acid, acid attack, burn your/ur house/room/hostel/bike, cut you/u, stab you/u, shoot you/u, rape you/u, strip you/u, i will find/come_for/get you/u, wont leave you/u, not leave you/u alive, not spare you/u, wont spare you/u`,
    harmlessNear: 'price, deal, budget, movie, book, game, character, player, boss',
  },
];
