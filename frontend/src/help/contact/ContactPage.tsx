import { useMutation } from '@apollo/client/react';
import { Button, Container, Grid, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useEffect, useState } from 'react';
import { contactMessageInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { ProgramForm } from '../../ui/html/ProgramForm.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { ContactCards } from './ContactCards.tsx';
import { brand } from '../../lib/texts/college.ts';

const SendContactMessageMutation = graphql(`
  mutation SendContactMessage($input: ContactMessageInput!) {
    sendContactMessage(input: $input) {
      reference
      message
    }
  }
`);

const SUCCESS_SHOWN_MS = 5000;

const blank = { name: '', email: '', message: '' };

/** Contact form, or its success panel for five seconds. */
function ContactForm() {
  const [reference, setReference] = useState('');
  const [send] = useMutation(SendContactMessageMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: contactMessageInput,
    defaultValues: blank,
    draft: 'contact',
    afterSuccess: 'reset',
    send: async (message, idempotencyKey) => {
      const { data } = await send({ variables: { input: { ...message, idempotencyKey } } });
      setReference(data!.sendContactMessage.reference);
      toast.success(messages.contactSent);
    },
    failure: ({ message }) => message || messages.contactFailed,
  });
  useEffect(() => {
    if (!reference) return;
    const timer = setTimeout(() => setReference(''), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [reference]);
  if (reference) {
    return (
      <Stack role="status" bg="good.subtle" color="good.fg" borderRadius="l3" p="5">
        <Text fontWeight="bold">{messages.contactSent}</Text>
        <Text>Your reference number is {reference}.</Text>
      </Stack>
    );
  }
  const { register } = form;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label="Name" required error={errorOf('name')}>
          <Input {...register('name')} autoComplete="name" />
        </FormField>
        <FormField label="Email" required error={errorOf('email')}>
          <Input {...register('email')} type="email" autoComplete="email" />
        </FormField>
        <FormField label="Message" required error={errorOf('message')}>
          <Textarea recipe={textareaRecipe} {...register('message')} rows={6} />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" size="lg" alignSelf="start" loading={locked}>
          Send Message
        </Button>
      </Stack>
    </form>
  );
}

export function ContactPage() {
  return (
    <Container maxW="1440px" py={{ base: '6', md: '12' }}>
      <PageTitle>{`Contact - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="6">
        Contact
      </Heading>
      <Grid templateColumns={{ base: '1fr', lg: '1.2fr 1fr' }} gap="6">
        <Panel>
          <ProgramForm>
            <ContactForm />
          </ProgramForm>
        </Panel>
        <Stack gap="4">
          <ContactCards />
        </Stack>
      </Grid>
    </Container>
  );
}
