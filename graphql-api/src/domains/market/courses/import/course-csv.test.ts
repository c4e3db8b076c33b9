import { describe, expect, it } from 'vitest';
import { readCourses } from './course-csv.ts';

describe('a list of courses', () => {
  it('is read with commas, semicolons or tabs, with or without headings, quotes and blank lines', () => {
    const courses = [
      { code: 'CSE2005', name: 'Operating Systems', department: 'Computing' },
      { code: 'MAT1011', name: 'Calculus, for engineers', department: 'Mathematics' },
    ];
    const files = [
      'code,name,department\nCSE2005,Operating Systems,Computing\n\nMAT1011,"Calculus, for engineers",Mathematics\n',
      '\ufeffcse-2005;Operating Systems;Computing\r\nMAT 1011;Calculus, for engineers;Mathematics',
      'CSE2005\tOperating Systems\tComputing\nMAT1011\tCalculus, for engineers\tMathematics',
    ];
    for (const file of files) expect(readCourses(file)).toEqual({ courses, wrong: [] });
  });

  it('reports the lines without a course', () => {
    const { courses, wrong } = readCourses(
      [
        'CSE2005,Operating Systems,Computing',
        'CSE,Without a number,Computing',
        'CSE2006,,Computing',
        'CSE2007,Short',
        'cse2005,Again,Computing',
      ].join('\n'),
    );
    expect(courses.map(({ code }) => code)).toEqual(['CSE2005']);
    expect(wrong.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(wrong[3]!.message).toBe('CSE2005 is in the list already');
  });
});
