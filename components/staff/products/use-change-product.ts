'use client'

import type { Product } from '@bieznik/contract/catalogue/product'
import type { ProblemCode } from '@bieznik/contract/problem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { changeProductMutation, type ProductChange } from '@/lib/products/product-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Changes a product and says how it went. A refusal stays on the screen; by then the product is shown as it really is. */
export function useChangeProduct(id: number, messageOf: (product: Product) => string) {
  const mutation = useMutation(changeProductMutation(useQueryClient(), id))
  const [failure, setFailure] = useState<ProblemCode | null>(null)

  async function change(wanted: ProductChange): Promise<boolean> {
    setFailure(null)
    try {
      showToast({ tone: 'success', message: messageOf(await mutation.mutateAsync(wanted)) })
      return true
    } catch (error) {
      setFailure(problemCodeOf(error))
      return false
    }
  }

  return { change, failure, isPending: mutation.isPending }
}
