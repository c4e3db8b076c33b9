import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { announcementRows, ROW_HEIGHT } from '../announcements/announcementRows.ts';
import { useViewer } from '../session/useViewer.ts';

/** Where announcements are shown. Its place is kept before they are loaded, so that nothing moves. */
export function AnnouncementPlace() {
  const viewer = useViewer();
  const rows = useSyncExternalStore(announcementRows.subscribe, announcementRows.get);
  return (
    <Box id="announcements" position="relative" zIndex="docked" bg="brand.subtle" style={{ height: viewer ? `calc(${rows} * ${ROW_HEIGHT})` : 0 }} />
  );
}
