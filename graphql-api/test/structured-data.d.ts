/* Both packages have no types of their own. */

declare module '@marbec/web-auto-extractor' {
  /** Finds the data for search engines in HTML. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  /** Checks it by the rules of schema.org and of Google's results. */
  export default class Validator {
    validate(data: object): Promise<{ severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string }[]>;
  }
}
