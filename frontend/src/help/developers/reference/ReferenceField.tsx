import { Box, chakra, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { namedType, typeText, type WrappedType } from './typeText.ts';

/** Field, argument, input field or enum value. Properties that it does not have are omitted. */
export interface Described {
  name: string;
  description?: string | null;
  deprecationReason?: string | null;
  defaultValue?: string | null;
  type?: WrappedType;
  args?: readonly Described[];
}

function TypeLink({ type }: { type: WrappedType }) {
  return (
    <ChakraLink asChild textDecoration="underline" color="brand.fg" overflowWrap="anywhere">
      <Link to={`/developers/reference/${namedType(type)}`}>{typeText(type)}</Link>
    </ChakraLink>
  );
}

function Line({ field: { name, type, defaultValue } }: { field: Described }) {
  return (
    <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
      <chakra.span fontWeight="bold">{name}</chakra.span>
      {type && ': '}
      {type && <TypeLink type={type} />}
      {defaultValue && ` = ${defaultValue}`}
    </Text>
  );
}

/** Entry of the reference with its arguments. */
export function ReferenceField({ field }: { field: Described }) {
  const { description, deprecationReason, args = [] } = field;
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" pt="3">
      <Line field={field} />
      {description && <Text mt="1">{description}</Text>}
      {deprecationReason && <Text mt="1">{`Deprecated: ${deprecationReason}`}</Text>}
      {args.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2" mt="2" ps="4">
          {args.map((argument) => (
            <li key={argument.name}>
              <Line field={argument} />
              {argument.description && (
                <Text color="fg.muted" fontSize="sm">
                  {argument.description}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}
