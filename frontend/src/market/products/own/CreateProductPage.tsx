import { useApolloClient, useMutation } from '@apollo/client/react';
import { Flex, Heading, Link as ChakraLink } from '@chakra-ui/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { invalidateProductLists } from '../../../apollo/cache/listUpdates.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { onDevice } from '../../../lib/files/drafts.ts';
import type { RequestError } from '../../../lib/texts/requestError.ts';
import { PriceBandLine } from '../../../trade/price-bands/PriceBandLine.tsx';
import { useSaveSwapTerms } from '../swap-terms/useSaveSwapTerms.ts';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { toast } from '../../../ui/dialogs/toaster.ts';
import { picturesOf } from '../../photos/listingPhotos.ts';
import { withUploads } from '../../photos/photoUploads.ts';
import { CreateProductMutation } from './createProductMutation.ts';
import { ProductForm, type Besides } from './ProductForm.tsx';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';
import { useSaveSchedule } from '../schedule/useSaveSchedule.ts';
import type { ProductValues } from './productDraft.ts';
import { brand } from '../../../lib/texts/college.ts';

const REDIRECT_AFTER_MS = 1000;

const failure = ({ code, message }: RequestError) => message || (code ? messages.productCreateFailed : messages.productNorms);

export function CreateProductPage() {
  const client = useApolloClient();
  const [createProduct] = useMutation(CreateProductMutation, { update: invalidateProductLists });
  const navigate = useNavigate();
  // A link from a wanted thing fills in the name.
  const name = useSearchParams()[0].get('name') ?? '';
  const saveSchedule = useSaveSchedule();
  const saveSwap = useSaveSwapTerms();
  const submit = async (values: ProductValues, { photos, mustGo, swap }: Besides, idempotencyKey: string) => {
    const description = values.description.trim() || values.name;
    const { data } = await withUploads(client, picturesOf(photos), (uploads) =>
      createProduct({ variables: { input: { ...values, description, uploadIds: [...uploads.values()], idempotencyKey } } }),
    );
    toast.success(data?.createProduct.message ?? messages.productCreated);
    // The listing already exists. If the next requests fail, the user can repeat them in the listing's own forms.
    if (data && mustGo.by !== '')
      await saveSchedule(data.createProduct.product.id, mustGo).catch((error: unknown) => showFailure(error, messages.scheduleFailed));
    if (data && swap.openToSwap)
      await saveSwap(data.createProduct.product.id, swap).catch((error: unknown) => showFailure(error, messages.swapTermsFailed));
    const listed = data && { ...data.createProduct.product, review: data.createProduct.review };
    setTimeout(() => void navigate('/dashboard/user/products', { state: { listed } }), REDIRECT_AFTER_MS);
  };
  return (
    <Panel>
      <PageTitle>{`Create Product - ${brand}`}</PageTitle>
      <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" mb="5">
        <Heading as="h1" size="2xl">
          Create Product
        </Heading>
        <ChakraLink asChild textDecoration="underline" minH="11">
          <Link to="/dashboard/user/sell-several">Sell several things at once</Link>
        </ChakraLink>
      </Flex>
      <ProductForm
        key={name}
        draft={onDevice(name ? `product:new ${name}` : 'product:new')}
        name={name}
        submitLabel="CREATE PRODUCT"
        onSubmit={submit}
        failure={failure}
        band={(of) => <PriceBandLine of={of} saysTooFew />}
      />
    </Panel>
  );
}
