import { registerEnumType } from 'type-graphql';

/** The five steps of a listing's review, in the order in which the pages show them. */
export enum NormsStep {
  NORMS = 'NORMS',
  PICTURE = 'PICTURE',
  DESCRIPTION = 'DESCRIPTION',
  STANDARDS = 'STANDARDS',
  VERIFICATION = 'VERIFICATION',
}
registerEnumType(NormsStep, {
  name: 'NormsStep',
  description: 'The steps of the review of a listing.',
  valuesConfig: {
    NORMS: { description: 'Prohibited goods and services.' },
    PICTURE: { description: 'The picture: readable, large enough, not blank, decent.' },
    DESCRIPTION: { description: 'Abusive language.' },
    STANDARDS: { description: 'Contact data, which belongs in the Buy Now dialog.' },
    VERIFICATION: { description: 'The verdict.' },
  },
});
