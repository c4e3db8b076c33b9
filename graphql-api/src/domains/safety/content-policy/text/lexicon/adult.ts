import type { Lexicon } from './lexicon.ts';

export const adult: Lexicon = {
  kind: 'adult content',
  certain: `porn, porno, pornhub, hentai, hentai manga/comic/book/magazine/dvd/poster, adult/porn/xxx/nude magazine/book/dvd/comic/video/movie, playboy/penthouse/debonair magazine, onlyfans, escort service, call girl, sex video/tape/doll/toy, blue film, mms video`,
  strong: `
    porn, porno, pornography, pornographic, pornhub, xxx video/movie/content/dvd/magazine/clip/collection, sex toy/doll/chat/video/tape/service/clip/movie/machine, sexy video/clip/chat, dildo, fleshlight, butt plug, anal plug, cock ring, vibrator for women, massager for women, personal vibrator, bullet vibrator, wand vibrator,
    escort service/girl/agency/booking, escort for/available, female escort, male escort, call girl/boy/girls, callgirl, gigolo, playboy service, nudes, sell nude, sell nudes, nude photo/photograph/pic/picture/video/image/selfie/clip/album/call/content, naked photo/pic/picture/video, adult video/film/movie/magazine/content/dvd/toy/site/comic/novelty/clip/cd/chat,
    onlyfans, only fans, fansly, hentai, 18 plus video/content/magazine/movie, 18plus video/content/magazine/movie/clip, playboy magazine/issue, playboy collection, penthouse magazine, debonair magazine, sugar daddy/baby/mommy/momma,  condom, used panty/panties/underwear/bra/bras/lingerie/thong, sock fetish, sexting, blue film/cd/picture, bf video, desi mms, mms video/clip/leaked/leak, leaked video/mms/pic/nude,
    body to body massage, erotic/sensual/nuru massage, erotic video/film/movie/photo, bondage kit/gear/set, bdsm, bdsm kit/gear, camgirl, cam girl, cam show, video sex, phone sex, paid sex, prostitute, prostitution,  friends with benefits, hookup service/tonight, durex, sexual favor/favour/service, strip show/tease, lap dance, feet pic/pics/picture, foot pic, girls number, dating girl number, random video call girl, telegram premium adult,
    पोर्न, अश्लील, कंडोम, कॉन्डोम, निरोध, नंगी, नंगे फोटो, ब्लू फिल्म, कॉल गर्ल, एस्कॉर्ट, सेक्स, न्यूड, वाइब्रेटर, अडल्ट वीडियो,
    paid company/companion/companionship, girl/girls/company for a/the/one night, செக்ஸ், ஆபாச, సెక్స్, బూతు వీడియో, girls available, fun tonight, paid friend/friendship/date/dating/cuddle, room massage, massage in your/ur room, benefits included, intimate service, companion tonight`,
  medium: `gande/ganda/gandi video/videos/film/photo, bhara hua gande, my (own) pics/pictures/photos pay/per/for, pics of my own, pay per set, premium snap/snaps, happy ending, one night stand, xxx, vibrator, stripper, erotica, erotic, hookup, sex, handcuff fetish, kamasutra condom, lubricant gel, fetish`,
  doubtful: `adult novel/novels/comic/stories`,
  weak: `escort, nude, playboy, lube, naked, handcuff, lingerie, massage, manforce, skore, moods, kamasutra, adult`,
  offers: `condom, sexy, horny, pleasure, intimate, girls, webcam, video, videos, photos, pics, magazine, kinky`,
  harmlessBefore: `wire, cable, paint, concrete, wallpaper, ford, coaxial, wax, insulation, same, opposite, fair, floor, needle`,
  harmlessAfter: `wire, wires, l, large, small, size, lipstick, palette, shade, shades, heels, heel, nail, polish, colour, color, colored, coloured, pumps, tractor, car, motor, mode, education,
    chromosome, hormone, determination, ratio, city, differences, pistols, colouring, coloring, cap, economics, एजुकेशन, शिक्षा`,
  harmlessNear: `wooden, table, drawer, furniture, story, education, biology, psychology, sociology, gender, chromosome, lipstick, concrete, wire, cable, pistols, city, paint, makeup,
    sustainability, insects`,
};
