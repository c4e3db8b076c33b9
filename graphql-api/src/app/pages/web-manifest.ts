import { brandColorOf } from '../../platform/settings/college-settings.ts';
import type { Settings } from '../../platform/settings/settings.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the manifest that a device needs to install the pages as an app. */
export const webManifest = ({ brandName, college }: Settings): object => ({
  id: '/',
  name: brandName,
  short_name: brandName,
  description: 'Buy, sell and exchange second-hand things on your campus.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf7ee',
  theme_color: brandColorOf(college),
  icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  shortcuts: [
    { name: 'Sell', url: '/dashboard/user/create-product' },
    { name: 'Chats', url: '/dashboard/user/chats' },
    { name: 'Notifications', url: '/notifications' },
  ],
});
