import { IconButton } from '@chakra-ui/react';
import { useState } from 'react';
import { ReportDialog } from './ReportDialog.tsx';
import { Icon } from '../../ui/elements/Icon.tsx';

/** Button that reports a message of the other side. `subject` is the global id of the message. */
export function ReportMessageButton({ subject }: { subject: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton variant="ghost" size="sm" minW="11" minH="11" color="fg.muted" aria-label="Report this message" onClick={() => setAsking(true)}>
        <Icon size={16}>
          <path d="M5 21V4h13l-3 4.5 3 4.5H5" />
        </Icon>
      </IconButton>
      {asking && <ReportDialog subject={subject} what="this message" onClose={() => setAsking(false)} />}
    </>
  );
}
