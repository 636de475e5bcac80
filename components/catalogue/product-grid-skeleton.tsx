import { ProductGrid } from '@/components/catalogue/product-grid'
import { Loading } from '@/components/ui/loading'
import { Skeleton } from '@/components/ui/skeleton'

/** The shape of a list that is coming. */
export function ProductGridSkeleton({ count = 24 }: { count?: number }) {
  return (
    <>
      <Loading hidden />
      <ProductGrid>
        {Array.from({ length: count }, (_, index) => (
          <li
            key={index}
            aria-hidden
            className="grid grid-cols-[7.5rem_1fr] border border-line bg-sheet sm:flex sm:flex-col"
          >
            <div className="aspect-4/3 squared-paper" />
            <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
              <Skeleton className="h-11" />
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="h-11" />
            </div>
          </li>
        ))}
      </ProductGrid>
    </>
  )
}
