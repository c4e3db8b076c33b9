import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../../platform/database/table.ts';
import { Course } from '../course.entity.ts';
import type { CourseLine } from './course-csv.ts';

const c = table(Course, 'c');
const added = rowsNamed(Course, 'excluded');

/** Returns all courses and whether each is retired. `lock` locks them until the transaction ends. */
export function allCourses({ db }: Ctx, lock: boolean) {
  const isRetired = expression<boolean>`${c.retiredAt} is not null`;
  const fields = columns({ code: c.code, name: c.name, department: c.department, isRetired });
  return db.rows(sql`select ${fields} from ${c} order by ${c.code}${lock ? sql` for update` : sql``}`);
}

/** Adds courses, updates name and department of existing codes, and reinstates retired courses. */
export async function storeCourses({ db }: Ctx, courses: readonly CourseLine[]): Promise<void> {
  const of = (field: keyof CourseLine) => courses.map((course) => course[field]);
  await db.rows(sql`insert into ${c} (${names(c, 'code', 'name', 'department')})
    select * from unnest(${of('code')}::text[], ${of('name')}::text[], ${of('department')}::text[])
    on conflict (${names(c, 'code')}) do update set ${assign(c, { name: added.name, department: added.department, retiredAt: null })}`);
}

/** Retires courses. */
export async function retireCourses({ db }: Ctx, codes: readonly string[]): Promise<void> {
  await db.rows(sql`update ${c} set ${assign(c, { retiredAt: sql`now()` })} where ${c.code} = any(${codes}::text[]) and ${c.retiredAt} is null`);
}
