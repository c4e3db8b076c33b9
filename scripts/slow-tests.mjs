/*
 * Tests that may take more than five seconds on an idle machine, by a part of their name, each with its reason. `npm test` names any other.
 */
export const SLOW_MS = 5_000;

const slowTests = [['image.test.ts', 'installs the packages of the container image, and starts its server']];

/** Why a test is slow; undefined for one that should not be. */
export const reasonOf = (name) => slowTests.find(([part]) => name.includes(part))?.[1];
