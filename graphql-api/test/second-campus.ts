import { openPlatform, type Platform } from '../src/infra/campuses/platform.ts';
import type { ApplicationContainer, PrimaryApplication } from '../src/app/application.ts';
import { campusNamed, containerOf, createCampus } from '../src/app/ops/campus-admin.ts';
import { readCampusSettings } from '../src/platform/settings/campus-settings.ts';
import { CampusSettingName } from '../src/platform/settings/college/campus-setting-name.ts';
import { campusSettingTable } from '../src/platform/settings/college/campus-setting-table.ts';
import type { Settings } from '../src/platform/settings/settings.ts';

type Environment = Record<string, string | undefined>;

const DOMAINS: string = CampusSettingName.STUDENT_EMAIL_DOMAINS;

/** The settings of the first campus, as the second is told them: its domains are not among those that are written as variables. */
const settingsOf = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campusSettingTable).flatMap(([name, { text }]) => {
      const value = text(settings);
      return value === null || name === DOMAINS ? [] : [[name, value]];
    }),
  );

/** The market of a second campus of the database, which is made with the first call. Its addresses and settings are those of the tests. */
export async function secondCampus(
  primary: PrimaryApplication,
  env: Environment,
): Promise<{ container: ApplicationContainer; close: () => Promise<void> }> {
  const admin = { primary, settingsOf: (campus: Parameters<typeof readCampusSettings>[0]) => readCampusSettings(campus, env) };
  const { settings } = primary.infra;
  const open = (): Promise<Platform | undefined> => openPlatform(primary.database, new Date());
  if (!(await open())) {
    const plan = { slug: 'two', name: settings.brandName, hosts: ['two.example'], emailDomains: settings.studentEmailDomains, isListed: true };
    await createCampus(admin, { ...plan, settings: { ...settingsOf(settings), PUBLIC_URL: settings.publicUrl }, categories: [], spots: [] });
  }
  const platform = (await open())!;
  const container = containerOf(admin, platform, await campusNamed(platform, 'two'));
  const close = async (): Promise<void> => {
    await container.close();
    platform.close();
  };
  return { container, close };
}
