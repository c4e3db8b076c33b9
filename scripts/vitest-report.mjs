/*
 * A reporter for Vitest. It writes how many tests passed, failed and were skipped, which are flaky, and the duration of each to the file of
 * TEST_REPORT.
 */
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Returns the modules and suites whose hooks or imports failed, which no test counts. */
const failedParts = (testModule) => [testModule, ...testModule.children.allSuites()].filter((part) => part.errors().length > 0);

const described = (test) =>
  `${test.module.moduleId}\n  ${test.fullName}\n${test
    .result()
    .errors?.map(({ stack }) => stack)
    .join('\n')}`;

// Vitest looks for a default export.
export default class Report {
  onTestRunEnd(testModules, unhandledErrors) {
    const tests = testModules.flatMap((testModule) => [...testModule.children.allTests()]);
    const ended = (state) => tests.filter((test) => test.result().state === state);
    const passed = ended('passed');
    const failed = ended('failed').length + testModules.flatMap(failedParts).length + unhandledErrors.length;
    const flaky = passed.filter((test) => test.diagnostic()?.flaky).map(described);
    const durations = passed.map((test) => ({
      name: `${relative(root, test.module.moduleId)} › ${test.fullName}`,
      ms: test.diagnostic()?.duration ?? 0,
    }));
    const report = { passed: passed.length, failed, skipped: ended('skipped').length, flaky, tests: durations };
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
