import type { Opinion } from '@bieznik/contract/care/opinion'
import { useState, type ComponentType } from 'react'
import type { OpinionChoice } from '@/lib/opinions/opinion-requests'
import type { OpinionChoicesProps } from './opinion-choices'

interface Shown {
  /** Null until others were read than those that came with the page of the product. */
  opinions: readonly Opinion[] | null
  choice: OpinionChoice
  /** How many opinions there are of those that were chosen. */
  matching: number
  /** The last page that was read; 0: none. */
  page: number
  /** Comes with the first page that is read: a page of the product has no need of it. */
  Choices: ComponentType<OpinionChoicesProps> | null
}

/** What is not shown yet: an opinion that was written meanwhile moves all others on. */
function added(shown: readonly Opinion[], more: readonly Opinion[]): Opinion[] {
  const ids = new Set(shown.map(({ id }) => id))
  return [...shown, ...more.filter(({ id }) => !ids.has(id))]
}

/** Reads further opinions, or others in another order. What is shown stays when that fails. */
export function useOpinions(productId: number, count: number) {
  const [shown, setShown] = useState<Shown>({
    opinions: null,
    choice: { sort: 'newest' },
    matching: count,
    page: 0,
    Choices: null,
  })
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function read(choice: OpinionChoice, page: number): Promise<void> {
    setState('pending')
    try {
      const [{ loadOpinions }, { OpinionChoices: Choices }] = await Promise.all([
        import('@/lib/opinions/load-opinions'),
        import('./opinion-choices'),
      ])
      const { opinions, matching } = await loadOpinions(productId, { ...choice, page })
      setShown((before) => ({
        opinions: page === 1 ? opinions : added(before.opinions ?? [], opinions),
        choice,
        matching,
        page,
        Choices,
      }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return {
    ...shown,
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    showMore: () => void read(shown.choice, shown.page + 1),
    choose: (choice: OpinionChoice) => void read(choice, 1),
  }
}
