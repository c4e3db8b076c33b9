import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('the message about an address of another domain', () => {
  it('is as specified for the specified domain, and names other domains', () => {
    expect(messages.wrongDomain(['vitstudent.ac.in'])).toBe('Enter the correct email (Only Vit mail id allowed)');
    expect(messages.wrongDomain(['college.edu', 'alumni.edu'])).toBe('Enter the correct email (Only @college.edu or @alumni.edu allowed)');
  });
});
