import { ProductGridSkeleton } from '@/components/catalogue/product-grid-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

/** The results while they are fetched. */
export default function SearchLoading() {
  return (
    <>
      <Skeleton className="h-10 w-3/5" />
      <ProductGridSkeleton count={8} />
    </>
  )
}
