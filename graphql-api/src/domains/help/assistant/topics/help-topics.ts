import { pointsRules } from '../../../rewards/points/points.service.ts';
import type { ScoredTopic } from './scored-topic.ts';

const { 'Product Created': listing, 'Review Added': review } = pointsRules;

const SELL = 'sell selling list listing listings post sale bechna bechne bechu bechun bech becho bikri बेचना बेचने बेचूं बेचें बेच';
const LISTING = 'listing listings product products item items ad ads post thing';
const HOW = 'how kaise kese kaisay can way kya कैसे क्या';

/** Help texts beside those of help.ts. They say only what the product does. */
export const scoredTopics: readonly ScoredTopic[] = [
  {
    groups: ['fee fees commission charge charges paid cost paisa paise फीस शुल्क', `${SELL} site platform website use using campuscart seller account`],
    unless: 'delivery shipping refund back under below',
    answer: 'Using CampusCart is free: no fee for listing, no commission on a sale, nothing for buyers.',
  },
  {
    groups: [
      'edit change update reduce lower raise correct modify badalna badlu badle बदलना बदलें',
      `price description title photo picture details stock daam कीमत ${LISTING}`,
    ],
    unless: 'password phone email review profile status name picture order account points category',
    answer:
      'Open [All Products](/dashboard/user/products) and press **Update** at your listing: name, description, price, quantity, category and photos can change at any time.',
  },
  {
    groups: ['delete remove withdraw hatana hataye take हटाना हटाएं', `my ${LISTING}`, LISTING],
    unless: 'points lose review cart account order message',
    answer:
      'Open [All Products](/dashboard/user/products) and press **Delete** at your listing. Orders that exist go on. If it is still for sale and was never delivered to anybody, the points for listing it go back; a sold or expired one costs nothing.',
  },
  {
    groups: ['mark set show', 'sold bik', `as sold ${LISTING}`],
    answer:
      'Open [All Products](/dashboard/user/products) and press **Mark as sold** at your listing. Each order takes one piece by itself; at quantity 0 the listing is sold out.',
  },
  {
    groups: [
      'photo photos picture pictures image images pic pics फोटो',
      'size large big mb limit format formats type types heic jpg jpeg png maximum max many number resolution',
    ],
    unless: 'printer frame album camera',
    answer:
      'A listing has up to 8 photos: JPEG, PNG, WebP, GIF or AVIF, each up to 5 MB and 40 megapixels, at least 100 × 100 pixels. Larger ones are shrunk in your browser, and the place where it was taken is removed.',
  },
  {
    groups: ['photo picture image फोटो', 'need required must necessary mandatory without compulsory optional'],
    answer: 'A photo is optional. A listing without one gets a drawn placeholder.',
  },
  {
    groups: [
      'see sees seen visible public private hidden hide show shown access view dikhega dekh',
      'phone number mobile email mail contact',
      'my mine who kaun public private visible hide everyone others',
    ],
    unless: 'give me users seller sellers owner',
    answer:
      'Your phone and email address are never in lists. Whoever is signed in sees them in the **Buy Now** dialog of what you sell, and the buyer sees them with the order; guests see only a part of your name.',
  },
  {
    groups: [
      'rejected reject refused refuse declined blocked removed disapproved approved approval review reviewed',
      `why listing listings ad upload`,
      LISTING,
    ],
    unless: 'write rating stars edit delete',
    answer:
      'Every listing is checked against the marketplace norms when it is submitted. A rejection names the words that caused it: change them and submit again. The third rejection within 7 days costs 20 points. A doubtful listing is on sale while an administrator looks at it.',
  },
  {
    groups: ['negotiate negotiable bargain bargaining discount haggle mol bhav offer', 'price seller how can possible lower ask make get is karna'],
    unless: 'under below',
    answer:
      'Press **Make an offer** on the page of a product: the seller can accept it, decline it or name another price. An offer is open for 48 hours, and an accepted one becomes an order at its price. Answers are in [Chats](/dashboard/user/chats).',
  },
  {
    groups: [
      'where how kahan when',
      'meet meeting pickup pick collect handover hand exchange milna milenge',
      'seller buyer item order product it place safely we handover',
    ],
    answer:
      'Either side presses **Propose a meeting** at the order, under [your orders](/dashboard/user/orders) or [orders received](/dashboard/user/order), and chooses a campus spot and a time; the other accepts or declines.',
  },
  {
    groups: [
      'safe safety scam scams scammed fraud cheat cheated trust trusted genuine fake',
      'site buy buying buyer buyers sell seller sellers is it pay how here someone was me avoid this',
    ],
    answer:
      'Only people with a student email address can sell. Look at the thing before you pay, meet at a busy place on campus, and press **Report listing** or **Report seller** when something is wrong. More on the [safety page](/safety).',
  },
  {
    groups: ['warranty guarantee warrantee', 'is are there do does get have what who kya'],
    answer: 'Things are second-hand and sold by students: a warranty exists only where the listing says so. Ask the seller before you pay.',
  },
  {
    groups: ['change edit update new different', 'email mail id', 'my email account address login'],
    unless: 'price listing college',
    answer:
      'The email address of an account cannot be changed: it proves that you are a student. Name, phone and college ID can, in your [profile](/dashboard/user/profile).',
  },
  {
    groups: ['otp code verification', 'expire expires expired valid long minutes resend again'],
    answer:
      'A code is good for 10 minutes and 5 tries. Ask for another after the countdown; the newer one replaces the older. Look into the spam folder too. You enter it on [Sign Up](/signup).',
  },
  {
    groups: [
      'who outsider outsiders alumni faculty staff parents other outside non',
      'join register use sign signup eligible allowed account students student member college colleges buy sell here',
    ],
    unless: 'made runs built sells selling',
    answer: 'Everybody may look around. An account needs the student email address of this university: [sign up](/signup) with it.',
  },
  {
    groups: ['status statuses', 'mean means meaning possible kinds different processing shipped processed'],
    answer:
      'An order is Not Processed, Processing, Shipped, Delivered or Cancelled. The seller sets the status, and every change is kept in the timeline of the order under [your orders](/dashboard/user/orders).',
  },
  {
    groups: ['change update mark set', 'status delivered shipped cancelled', 'order orders status buyer as'],
    answer:
      'The seller sets the status of an order under [orders received](/dashboard/user/order). "Delivered" gives the seller 100 points, to spend once the handover is confirmed: by the code that the buyer shows, by the buyer, or after 7 days without objection.',
  },
  {
    groups: ['who when', 'sees received receive notified know tell told', 'order orders bought sold buys'],
    answer:
      'A new order appears at once under [orders received](/dashboard/user/order), and a mail tells the seller. Status changes are mailed to the buyer.',
  },
  {
    groups: ['search filter filters sort sorting', 'how use work where tips by can'],
    unless: 'engine',
    answer:
      'Type into the search box at the top, or open the [home page](/) to filter by category and price and to sort. Small typing errors do not matter. **Save this search** tells you about new listings that fit.',
  },
  {
    groups: ['add new create suggest request missing no', 'category categories section'],
    unless: 'show list what',
    answer: 'Administrators make the categories. Suggest one on the [contact page](/contact), and use the nearest one meanwhile.',
  },
  { groups: ['dark light night', 'mode theme'], answer: 'The button with the sun or the moon in the top bar changes between light and dark.' },
  {
    groups: ['app android ios', 'app download install mobile play store is there have'],
    unless: 'development developer book',
    answer: 'There is no app to install: the site works in the browser of your phone.',
  },
  {
    groups: ['notification notifications notify notified alert alerts', 'how get do when turn off mail email receive will'],
    answer:
      'The bell in the top bar leads to your [notifications](/notifications). Which of them you get, in the list and by mail, is set on their [settings page](/notifications/settings).',
  },
  {
    groups: ['exchange swap barter trade adla', 'can how things items item possible do i with something for allowed'],
    unless: 'student',
    answer:
      'Exchanges are agreed between the two: say in your [listing](/dashboard/user/create-product) what you would take, or ask in the chat of an order.',
  },
  {
    groups: ['rent rental lend borrow kiraye किराये', 'can how possible things items item do i allowed is there on out'],
    answer: 'CampusCart is for selling. Renting has no function of its own: say it in the description, and agree on everything in the chat.',
  },
  {
    groups: ['chat chats message messages', 'close closed closes expire long end ends disappear delete'],
    answer: 'A chat closes 30 days after its order ended. Until then both sides can write; afterwards it can be read.',
  },
  {
    groups: ['share sharing', `link whatsapp ${LISTING}`],
    answer: 'Each product page has a **Share** button; the link shows the photo in messengers.',
  },
  { groups: ['log sign logout signout', 'out logout signout'], answer: 'Press your name in the top bar and choose **Logout**.' },
  {
    groups: ['condition conditions', 'mean means meaning kinds types options which what'],
    unless: 'of terms order payment',
    answer: 'Sellers choose one of five conditions: new, like new, good, fair or for parts.',
  },
  {
    groups: ['difference between', 'buy now contact owner', 'button buttons difference now'],
    answer:
      "**Buy Now** shows you the seller's contact data. **Contact Product Owner** places the order, after a question. Both are on the page of a product once you have [signed in](/signin).",
  },
  { groups: ['verified', 'buyer buyers mean badge review'], answer: 'A verified buyer wrote the review after an order of it was delivered.' },
  {
    groups: ['free give giveaway donate', 'away donate zero nothing without', `${SELL} give how can things item donate`],
    unless: 'delivery shipping',
    answer: `Set the price to 0 when you [list it](/dashboard/user/create-product): it is shown as Free, and earns you ${listing.points} points like any other.`,
  },
  {
    groups: ['more than two three several multiple many quantity', 'pieces quantity units copies one', 'order buy list sell purchase'],
    unless: 'left available',
    answer: 'A listing has a quantity. Over this site an order takes one piece at a time; order again for more while it is in stock.',
  },
  {
    groups: ['cannot why not can', 'order buy review', 'own'],
    unless: 'where',
    answer: 'You can neither order nor review what you sell yourself.',
  },
  {
    groups: ['cannot why not unable', 'review rate', 'already again twice second'],
    answer: 'One review a product: [find yours](/) on its page and edit it. Your own products cannot be reviewed.',
  },
  {
    groups: ['access token tokens api graphql', 'token tokens api developer graphql documentation'],
    unless: 'book course',
    answer: 'Programs use the GraphQL or the REST interface with a personal access token, made in your [profile](/dashboard/user/profile).',
  },
  {
    groups: ['cart', 'reserve reserved hold kept save order buy'],
    answer: 'The [cart](/cart) is a list on your device and reserves nothing: an item is yours when you have ordered it.',
  },
  {
    groups: ['profile picture avatar dp', 'picture photo avatar dp change upload', 'my profile change upload set'],
    unless: 'listing product',
    answer: 'Choose a profile picture in your [profile](/dashboard/user/profile), with **Edit Profile**.',
  },
  {
    groups: ['verified when', 'points', 'review reviews'],
    answer: `A review of something that was delivered to you earns ${review.points} points, once a product.`,
  },
  { groups: ['put place offer', 'sale', 'how where do can my old up'], answer: 'sell' },
  {
    groups: [
      'seller sellers owner buyer buyers विक्रेता',
      'reply replying replied replies respond responding responds unresponsive ignoring ignores ghosted jawab जवाब',
    ],
    unless: 'offer report',
    answer:
      'Write in the chat of the order, or find the phone and email address of the seller with **Buy Now** on the page of the product. Until it is delivered you can cancel under [your orders](/dashboard/user/orders) and say why.',
  },
  {
    groups: [
      'paid money payment paisa paise पैसा पैसे',
      'when how where kab kaise get receive receives milega milenge कब कैसे मिलेगा मिलेंगे',
      'seller sold sell selling sale me mujhe i my मुझे',
    ],
    unless: 'wapas vapas wapis vaapas refund back return fee fees commission pay buy वापस वापसी',
    answer:
      'The buyer pays you directly when you hand it over, in cash or to the UPI ID in your [profile](/dashboard/user/profile). Nothing is paid on this site, and no commission is taken.',
  },
  {
    groups: ['upi gpay phonepe paytm bhim', 'pay paying payment accept accepted send use'],
    unless: 'id add set profile link receive',
    answer:
      'Nothing is paid on this site: you pay the seller. Where the seller has a UPI ID, the order under [your orders](/dashboard/user/orders) shows a link and a QR code with the amount.',
  },
  {
    groups: ['happens happen next', 'after once when', 'buy order ordering bought now press'],
    unless: 'offer delivered delivery cancel cancelled',
    answer:
      "**Buy Now** shows you the seller's contact data. After **Contact Product Owner** the order is under [your orders](/dashboard/user/orders): in its chat you and the seller agree on handing over and paying.",
  },
  // Hinglish and Hindi ways to ask what help.ts answers.
  { groups: ['bechna bechne bechu bechun bech becho बेचना बेचने बेचूं बेचें बेच', HOW], answer: 'sell' },
  {
    groups: ['kharidna khareedna kharide kharidu kharidun lena mangwana खरीदना खरीदें खरीदूं order ऑर्डर', 'kaise kese kaisay कैसे'],
    unless: 'cancel return wapas status track',
    answer: 'order',
  },
  { groups: ['point points पॉइंट पॉइंट्स अंक', 'kaise kese kya kitne milte milenge milta कैसे क्या मिलते मिलेंगे काम'], answer: 'points' },
  {
    groups: ['seller sellers owner vikreta malik विक्रेता सेलर', 'baat sampark contact number phone mile milu kaise बात संपर्क नंबर कैसे'],
    answer: 'contact',
  },
  { groups: ['paisa paise refund return पैसा पैसे रिफंड', 'wapas vapas wapis vaapas kaise milega वापस वापसी मिलेगा कैसे'], answer: 'refund' },
  { groups: ['order mera ऑर्डर', 'kahan kaha kidhar pahuncha aayega kab कहाँ कहां कब'], answer: 'orders' },
  { groups: ['password पासवर्ड', 'bhul bhool bhula reset kho भूल'], answer: 'password' },
  {
    groups: ['account khata register अकाउंट खाता', 'banana banaye banau banaun banate kaise बनाना बनाएं बनाऊं कैसे'],
    unless: 'delete band',
    answer: 'signUp',
  },
  { groups: ['account khata अकाउंट खाता', 'delete band hatana mitana बंद हटाना डिलीट'], answer: 'privacy' },
  { groups: ['delivery डिलीवरी', 'kaise hoti hogi milegi kitni charge कैसे होती मिलेगी होगी'], answer: 'delivery' },
];
