import type { Thumbnail } from '@/components/product/product-thumbnail'
import { useOutline } from '@/components/product/use-outline'
import type { Drawn } from '@/lib/drawings/drawing-address'

/** The small pictures of products. */
export function useThumbnail(): (product: Drawn & { url?: string | null }) => Thumbnail {
  const outlineOf = useOutline()
  return (product) => ({ ...outlineOf(product), ...(product.url && { photograph: product.url }) })
}
