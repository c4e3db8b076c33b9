import type { Lexicon } from '../lexicon.ts';

const service =
  'netflix/prime_video/amazon_prime/prime/hotstar/jiohotstar/disney_plus/spotify/youtube_premium/canva/chatgpt/coursera/linkedin_premium/grammarly/zee5/sonyliv/apple_music/crunchyroll';

/** Seats in other people's accounts and licence keys, whose terms mostly forbid their sale. */
export const accounts: Lexicon = {
  kind: 'shared accounts and licence keys',
  strong: `hacked/cracked/leaked (${service}) account/accounts/id/premium, (${service}) hacked/cracked/leaked account/accounts/id/premium, hacked account, cracked account, mod apk, gta/gta5/fifa/fc24/cod/pubg/minecraft/witcher/cyberpunk (v/5/24/25) cracked/crack/repack, cracked gta/gta5/fifa/minecraft/witcher/cyberpunk, pirated (software/windows/copy/movie/movies/game/games/version/key/pdf/ebook/ebooks), crack version lifetime`,
  doubtful: `
    ${service} (premium/pro/plus/family/student) account/login/id/screen/slot/seat/profile/subscription/monthly/yearly/month/year/lifetime, ${service} premium/pro,
    windows/office/antivirus/adobe/autocad/matlab (and) (10/11/2019/2021/365/office/pro) (product/activation/license/licence/serial/retail/oem) key/keys/activation/licence/license/crack/cracked, product/activation/license/licence key/keys <number>, premium app/apps account/accounts, premium accounts, cracked software/version, steam/bgmi/pubg/free_fire/valorant account/id`,
  harmlessBefore: 'not, isnt, arent, never',
  harmlessAfter: 'remote, book, gift, card, shirt',
};
