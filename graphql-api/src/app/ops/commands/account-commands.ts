import { addCategories } from '../../../domains/market/categories/category.service.ts';
import { createAdmin } from '../../../domains/people/accounts/admin.service.ts';
import { textOf, withApplication, type Command } from './command.ts';

const text = { type: 'string' } as const;

/** Makes an account an administrator. */
export const create: Command = {
  usage: 'npm run admin -- create --email you@college.example --name "Your Name" --password "…" [--college-id STAFF-1] [--phone +91…]',
  options: { email: text, name: text, password: text, 'college-id': text, phone: text },
  run: async (args, settings) => {
    const [email, name, password] = ['email', 'name', 'password'].map((option) => textOf(args, option));
    if (!email || !name || !password) return undefined;
    return withApplication(settings, { attach: true }, async (container) => {
      await container.database.migrate();
      const input = { email, name, password, collegeId: textOf(args, 'college-id'), phone: textOf(args, 'phone') };
      await createAdmin(container.context(null, 'command line'), input);
      return `${email} is an administrator now.`;
    });
  },
};

/** Adds categories. */
export const categories: Command = {
  usage: 'npm run admin -- categories "Books" "Electronics" …',
  options: {},
  run: async ({ rest }, settings) => {
    if (rest.length === 0) return undefined;
    return withApplication(settings, { attach: true }, async (container) => {
      await container.database.migrate();
      const added = await addCategories(container.context(null, 'command line'), rest);
      return added.length > 0 ? `Added: ${added.join(', ')}` : 'These categories exist already.';
    });
  },
};
