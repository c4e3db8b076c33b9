import { GraphQLError, Kind, OperationTypeNode, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';
import { messages } from '../../messages.ts';

/**
 * Rejects @skip and @include on the root field of a subscription, as the GraphQL specification of September 2025 does. graphql-js 16 does not, and
 * fails for a subscription whose only field is skipped.
 */
export function UnconditionalSubscriptionRule(context: ValidationContext): ASTVisitor {
  const check = ({ selections }: SelectionSetNode, seen: ReadonlySet<string>): void => {
    for (const node of selections) {
      const condition = node.directives?.find(({ name }) => name.value === 'skip' || name.value === 'include');
      if (condition) context.reportError(new GraphQLError(messages.conditionalSubscription, { nodes: condition }));
      if (node.kind === Kind.INLINE_FRAGMENT) check(node.selectionSet, seen);
      // Another rule rejects a fragment inside itself.
      if (node.kind !== Kind.FRAGMENT_SPREAD || seen.has(node.name.value)) continue;
      const fragment = context.getFragment(node.name.value);
      if (fragment) check(fragment.selectionSet, new Set([...seen, node.name.value]));
    }
  };
  return {
    [Kind.OPERATION_DEFINITION]: ({ operation, selectionSet }) => {
      if (operation === OperationTypeNode.SUBSCRIPTION) check(selectionSet, new Set());
    },
  };
}
