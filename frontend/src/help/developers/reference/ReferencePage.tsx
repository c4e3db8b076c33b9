import { chakra, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { preloadQuery } from '../../../apollo/preload.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { brand } from '../../../lib/texts/college.ts';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { DeveloperPage } from '../DeveloperPage.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { ReferenceQuery } from './referenceQuery.ts';
import { TypeIndex } from './TypeIndex.tsx';

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(ReferenceQuery, { name: params.type ?? 'Query' });

/** Page with a type of the schema and its fields, and an index of all other types. */
function ReferencePage() {
  const { data } = usePageQuery<typeof loader>();
  const { __type: type, __schema: schema } = data;
  if (!type) return <NotFoundPage />;
  const name = type.name!;
  return (
    <DeveloperPage heading={name}>
      <PageTitle>{`${name} - ${brand}`}</PageTitle>
      {type.description && <Text>{type.description}</Text>}
      {type.possibleTypes && (
        <Text>
          {'Is one of '}
          {type.possibleTypes.map((each, index) => (
            <chakra.span key={each.name}>
              {index > 0 && ', '}
              <ChakraLink asChild textDecoration="underline" color="brand.fg">
                <Link to={`/developers/reference/${each.name}`}>{each.name}</Link>
              </ChakraLink>
            </chakra.span>
          ))}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="4">
        {type.fields?.map((field) => (
          <ReferenceField key={field.name} field={field} />
        ))}
        {type.inputFields?.map((field) => (
          <ReferenceField key={field.name} field={field} />
        ))}
        {type.enumValues?.map((value) => (
          <ReferenceField key={value.name} field={value} />
        ))}
      </Stack>
      <Heading as="h2" size="lg">
        All types
      </Heading>
      <TypeIndex types={schema.types} />
    </DeveloperPage>
  );
}

export const referencePage = { Component: ReferencePage, loader, failure: () => 'The reference could not be loaded.' };
