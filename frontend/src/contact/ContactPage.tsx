import { useMutation } from '@apollo/client/react';
import { Button, Container, Grid, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useEffect, useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { FormField } from '../ui/FormField.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toaster.ts';
import { useFormErrors } from '../ui/useFormErrors.ts';
import { CampusMap } from './CampusMap.tsx';

const SendContactMessageMutation = graphql(`
  mutation SendContactMessage($input: ContactMessageInput!) {
    sendContactMessage(input: $input) {
      reference
      message
    }
  }
`);

const SUCCESS_SHOWN_MS = 5000;

const cards = [
  ['Phone', '+91 44 5550 1234'],
  ['E-mail', 'hello@campuscart.example'],
  ['Visit', 'VIT Chennai, Kelambakkam - Vandalur Road, Chennai 600127'],
] as const;

const blank = { name: '', email: '', message: '' };

export function ContactPage() {
  const [draft, setDraft] = useState(blank);
  const [reference, setReference] = useState('');
  const [send, { loading }] = useMutation(SendContactMessageMutation);
  const { errors, setErrors, form } = useFormErrors();
  useEffect(() => {
    if (!reference) return;
    const timer = setTimeout(() => setReference(''), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [reference]);
  const control = (name: keyof typeof blank) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    try {
      const { data } = await send({ variables: { input: draft } });
      setReference(data!.sendContactMessage.reference);
      setDraft(blank);
      toast.success(messages.contactSent);
    } catch (error) {
      const { message, fields } = problemOf(error);
      setErrors(fields);
      toast.error(message || messages.contactFailed);
    }
  };
  return (
    <Container maxW="1200px" py={{ base: '6', md: '12' }}>
      <PageTitle>Contact - CampusCart</PageTitle>
      <Heading as="h1" size="2xl" mb="6">
        Contact
      </Heading>
      <Grid templateColumns={{ base: '1fr', lg: '1.2fr 1fr' }} gap="6">
        <Panel>
          {reference ? (
            <Stack role="status" bg="good.subtle" color="good.fg" borderRadius="l3" p="5">
              <Text fontWeight="bold">{messages.contactSent}</Text>
              <Text>Your reference number is {reference}.</Text>
            </Stack>
          ) : (
            <form ref={form} onSubmit={(event) => void submit(event)}>
              <Stack gap="4">
                <FormField label="Name" required error={errors.name}>
                  <Input {...control('name')} autoComplete="name" />
                </FormField>
                <FormField label="Email" required error={errors.email}>
                  <Input {...control('email')} type="email" autoComplete="email" />
                </FormField>
                <FormField label="Message" required error={errors.message}>
                  <Textarea {...control('message')} rows={6} maxLength={4000} />
                </FormField>
                <Button type="submit" size="lg" alignSelf="start" loading={loading}>
                  Send Message
                </Button>
              </Stack>
            </form>
          )}
        </Panel>
        <Stack gap="4">
          {cards.map(([title, words]) => (
            <Panel key={title} py="4">
              <Heading as="h2" size="md">
                {title}
              </Heading>
              <Text overflowWrap="anywhere">{words}</Text>
            </Panel>
          ))}
          <CampusMap />
        </Stack>
      </Grid>
    </Container>
  );
}
