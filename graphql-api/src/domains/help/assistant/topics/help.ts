import { perkPrices } from '../../../rewards/perks/perk-prices.ts';
import { pointsRules } from '../../../rewards/points/points.service.ts';

/** Something that the assistant can explain without looking into the catalogue. */
interface HelpTopic {
  /** By which the topics in help-topics.ts name the same answer. */
  key?: string;
  /** What a question about it says, in lower case without punctuation. The first topic that fits answers. */
  asks: RegExp;
  /** Markdown. Links are paths of the site. */
  answer: string;
}

const { 'Product Created': listing, 'Order Delivered': delivery, 'Review Added': review } = pointsRules;

/** How a seller is reached; the answer to whoever asks for contact data. */
export const contactTopic: HelpTopic = {
  key: 'contact',
  asks: /(phone numbers?|mobile numbers?|numbers? of|e ?mails?( address(es)?)?|whats ?app|contact (details|info|data)|contacts?\b.*\b(sellers?|owners?|buyers?|users?)|(sellers?|owners?).*\b(contact|reach|call|number|talk|message)|(reach|call|talk to|message|meet)\b.*\b(sellers?|owners?)|room number|home address)/,
  answer: `I never give out contact data, but you can reach a seller in two ways once you have [signed in](/signin):

- **Buy Now** on the page of a product shows the seller's name, phone and email address. The order keeps them.
- After you order with **Contact Product Owner**, the order has a chat: see [your orders](/dashboard/user/orders).`,
};

/** Help texts, the most particular first. They say only what the product does. */
export const helpTopics: HelpTopic[] = [
  {
    asks: /^(hi|hello|hey|namaste|namaskar|नमस्ते|vanakkam|good (morning|afternoon|evening))( there| ji)?( assistant| bot)?( (kya haal|kaise ho|how are you)( hai| hain)?)?$/,
    answer: 'Hello! Ask me what is on sale, what something costs, how points work, or how to order and sell.',
  },
  {
    asks: /^(thanks|thank you|thx|ok|okay|great|nice|cool|bye|goodbye)( (so|very) much)?( a lot)?$/,
    answer: 'You are welcome. Ask again whenever you like.',
  },
  {
    key: 'spend',
    asks: /\b(spend|use|redeem|buys?|exchange|worth|promot\w*|advertis\w*)\b.*\b(points?|rewards?)\b|\b(points?|rewards?)\b.*\b(buys?|spend|redeem\w*|worth|for what|good for|promot\w*)\b|\b(boost|promote)\b.*\b(listing|listings|product|products|item|items|ad|ads)\b/,
    answer: `**Points** buy this for a listing of yours, under **Spend** on your [dashboard](/dashboard/user):

${Object.values(perkPrices)
  .map(({ name, points, isPerDay, description }) => `- **${name}**, ${points} points${isPerDay ? ' a day' : ''}: ${description}`)
  .join('\n')}

Days that are left come back as points when it sells or you take it down. Points of a delivery can be spent once the handover is confirmed.`,
  },
  {
    key: 'points',
    asks: /\b(points?|rewards?)\b/,
    answer: `**Points** are earned like this:

- ${listing.points} for listing a product, once per product
- ${delivery.points} for the seller when an order is delivered, to spend once the handover is confirmed
- ${review.points} for reviewing something that was delivered to you

A listing that is taken down while it is for sale and was never delivered, a delivery that is reversed, and a deleted review that had earned points take theirs back. Your total and the full history are on your [dashboard](/dashboard/user).`,
  },
  contactTopic,
  {
    key: 'refund',
    asks: /\b(refunds?|money back|returns?|give (it )?back|defective|broken|not working|does not work|wrong item|cancel(l?ed|ling)?)\b/,
    answer: `Things are sold between students, so returns are agreed with the seller: write in the order's chat, under [your orders](/dashboard/user/orders). Until it is delivered you can press **Cancel** there and say why; the seller is told, and the item goes back on sale.`,
  },
  {
    key: 'orders',
    asks: /\b(where is my order|track|order status|status of (my|an|the) order|my orders?)\b/,
    answer: 'The status of what you ordered is under [your orders](/dashboard/user/orders); press it to see every change. It updates by itself.',
  },
  {
    key: 'sell',
    asks: /\b(how|where|can|may|way)\b.*\b(sell|list|advertise|put up|upload)\b|\b(sell|list) (my|something|a|an|old|things)\b|create (a )?(product|listing)/,
    answer: `To sell: [sign in](/signin), open [Create Product](/dashboard/user/create-product), add photos, a name, a description, a price and a category. It is on sale at once and earns you ${listing.points} points. Orders come in under [orders received](/dashboard/user/order).`,
  },
  {
    key: 'order',
    asks: /\b(how|where|can i|steps)\b.*\b(order|buy|purchase|pay|check ?out)\b|\b(payment|payments|upi|cash on delivery|pay online)\b|place an order/,
    answer: `To order: [sign in](/signin), open the product and press **Contact Product Owner**, then Yes. The order appears under [your orders](/dashboard/user/orders) with a chat, where you and the seller agree on handing over and paying. Nothing is paid on this site.`,
  },
  {
    key: 'signUp',
    asks: /\b(sign ?up|register|registration|create (an |my )?account|join|otp|verification code)\b/,
    answer:
      'To sign up, open [Sign Up](/signup), give your name, your student email address, a password, your phone and your college ID, and enter the six digits that we mail you. They are good for 10 minutes; ask for new ones if they do not come.',
  },
  {
    key: 'password',
    asks: /\b(password|log ?in|sign ?in)\b/,
    answer:
      'You sign in on [Sign In](/signin). When you have forgotten your password, [ask for a code by mail](/forgot-password) and choose a new one.',
  },
  {
    key: 'privacy',
    asks: /\b(delete|close|remove) (my|the) account\b|\b(my data|personal data|privacy|what do you store)\b/,
    answer:
      'What is stored and who sees it is on the [privacy page](/privacy). Your [profile](/dashboard/user/profile) lets you download your data and delete your account.',
  },
  {
    asks: /\b(prohibited|forbidden|banned|not allowed|allowed|norms|what can i not|can i (sell|list) )\b/,
    answer:
      'Weapons, drugs, tobacco and vapes, alcohol, medicines, exam papers and paid assignments, forged documents, adult content, live animals, gambling and contact data in descriptions are not allowed. Every listing is checked when it is submitted, and a refusal says what caused it.',
  },
  {
    asks: /\b(write|leave|add|give|post|edit|delete)\b.*\b(reviews?|ratings?)\b|\bhow\b.*\b(reviews?|ratings?)\b/,
    answer: `Reviews are at the end of each product's page. [Sign in](/signin), choose 1 to 5 stars and write what you think; once per product, and not of your own. A review of something that was delivered to you earns ${review.points} points.`,
  },
  {
    key: 'delivery',
    asks: /\bis (the )?(delivery|shipping) free\b|\b(how|when|who|charges?|cost|fees?|work)\b.*\b(deliver(y|ed|s)?|shipping)\b|\b(delivery|shipping) (charges?|cost|fees?|work|time|policy)\b|\bdo you deliver\b/,
    answer:
      'Some sellers deliver within the campus, free of charge; the product page says whether this one does. Otherwise you pick it up. Ask me for things "with delivery" to see them.',
  },
  {
    asks: /\bchat\b/,
    answer:
      'Every order has a chat between buyer and seller. Open it under [your orders](/dashboard/user/orders) or [orders received](/dashboard/user/order).',
  },
  {
    asks: /\bcart\b/,
    answer:
      'Your [cart](/cart) keeps what you want to come back to. Add things from the search results; prices and stock are fresh whenever you open it.',
  },
  {
    asks: /\b(about (us|you|campuscart|this (site|website|shop))|who (made|runs|built|are you)|what is (campuscart|this (site|website))|what can you do|your name)\b/,
    answer:
      'CampusCart is where the students of one college buy, sell and exchange second-hand things. There is more on the [about page](/about). I answer from the catalogue and the help texts.',
  },
  {
    asks: /\b(support|help ?desk|customer (care|service)|complain(t)?|report|feedback|admin(istrator)?s?|need help|help me)\b/,
    answer: 'Write to the people behind CampusCart on the [contact page](/contact). You get a reference number, and an answer by mail.',
  },
  {
    asks: /\b(profile|edit my (name|phone)|change my (name|phone|picture)|dashboard)\b/,
    answer:
      'Your [dashboard](/dashboard/user) shows your points, and your [profile](/dashboard/user/profile) lets you change your name, phone, college ID, picture and password.',
  },
];
