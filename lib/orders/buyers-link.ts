import { orderWork } from '@bieznik/contract/endpoints/order-work'
import { mutationOptions } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/http/call-endpoint'

/** A link that is signed anew at each press: it is not stored in the page. */
export const buyersLinkMutation = mutationOptions({
  mutationFn: (id: number) => callEndpoint(orderWork.buyersLink, { params: { id } }),
})
