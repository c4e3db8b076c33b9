/** Error messages about the file of an import and its lines. */
export const importMessages = {
  tooLarge: 'A file to import has at most 5 MB, 16 MB unpacked, 20,000 lines, and 65,536 characters on a line',
  empty: 'The file has no line',
  unreadable: 'The file is no text in UTF-8, or its compression is broken',
  noObject: 'This line is no JSON object',
  repeated: (line: number) => `Line ${line} has the same one`,
  missing: (field: string) => `${field} is missing`,
  wrongType: (field: string, type: string) => `${field} must be a ${type}`,
  unknownField: (field: string) => `There is no field ${field}`,
  externalId: 'externalId has 1 to 100 characters',
  noSeller: 'There is no student with this address who may sell',
  noCategory: 'There is no category of this name',
};
