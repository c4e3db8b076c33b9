/** Texts of forms that no rule of the schema has. Separate from the texts of the first page, which are loaded earlier. */
export const formMessages = {
  digitsOnly: 'Digits only, for example 1500',
  emailRequired: 'Enter your email',
  passwordRequired: 'Enter your password',
  photoUnreadable: 'This file is not a picture we can read. Use a JPEG, PNG, WebP, GIF or AVIF image.',
  categoryLength: 'Category name must have at most 40 characters',
} as const;
