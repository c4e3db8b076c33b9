import type { Fact } from '../../catalogue/catalogue.ts';
import { stemOf } from '../wishes/wish-words.ts';

/** Parts and properties of things. */
const PROPERTIES = new Set(
  'gpu cpu ssd hz indoor outdoor tier tiers fps frame frames rang niram wazan vajan bhari halka halki ghante ghanta lambai chaudai hardcover softcover publisher author writer language chapter chapters solutions binding hardbound paperback brand height wire length width weight speed speeds hinge ram rom gb storage count hour hours minute minutes litre litres socket sockets fuse edition warranty battery backup material fabric cloth age owner bill box scratch scratches dent dents sleeve strap zip pocket pockets gear gears brake brakes cover lid handle remote cable rangu colour color nimishalu neram roll rolls fold folds warm cold water proof waterproof wash washable shutter working condition wheels wheel shelves shelf marks pages digits keys strings noise noisy wood fog smell size sizes shade stain stains damaged repaired faded torn holes leak leaks rust dust spring rubber plastic feather leather steel grip grips capacity power watts range ports port cells cm inch inches feet kg watt litre charge charging pads rechargeable automatic suspension graphics card processor screen display ring pockets clamp defect defects damage fault company life thick thickness heavy tall wide'.split(
    ' ',
  ),
);

/** Matches word endings of names for properties. */
const NAMES_PROPERTY = /\w{3}ness$|(?:watt|volt|mile)age$|(?:qual|capac|dens|qualit|durabil)ity$/;

/** Returns whether a word names a part or property of things. */
export const isProperty = (word: string): boolean => PROPERTIES.has(word) || PROPERTIES.has(stemOf(word)) || NAMES_PROPERTY.test(word);

/** Returns whether the name or the description of a product contains a word. */
export const hasWord = ({ name, description }: Fact, word: string): boolean => ` ${name} ${description} `.toLowerCase().includes(` ${rootOf(word)}`);

/** Removes a plural or verb ending, so that "folds" answers "can they be folded". */
const rootOf = (word: string): string => {
  const stem = stemOf(word);
  return stem.length > 5 && stem.endsWith('ed') && !stem.endsWith('eed') ? stem.slice(0, -2) : stem;
};
