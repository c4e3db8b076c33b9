import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { RetentionPeriods } from './RetentionPeriods.tsx';
import { privacySections } from './privacySections.ts';
import { TextPage } from './TextPage.tsx';

export function PrivacyPage() {
  const viewer = useViewer();
  return (
    <TextPage title="Privacy Policy" sections={privacySections}>
      <RetentionPeriods />
      <Text>
        {viewer ? (
          <ChakraLink asChild textDecoration="underline" color="brand.fg">
            <Link to="/dashboard/user/profile">Download or delete your data on your profile</Link>
          </ChakraLink>
        ) : (
          'Sign in to download or delete your data on your profile.'
        )}
      </Text>
    </TextPage>
  );
}
