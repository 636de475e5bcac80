import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import AllNewsError from './allnews/error'
import PageError from './error'
import type { ErrorPageProps } from './load-failure'
import NewsError from './news/[newsId]/error'
import SpacersError from './spacer/error'
import SpacerError from './spacerDetail/[spacerId]/error'
import TireError from './tireDetail/[tireId]/error'
import TiresError from './tires/error'
import WheelError from './wheelDetail/[wheelId]/error'
import WheelsError from './wheels/error'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useParams: () => ({ tireId: '17', wheelId: '17', spacerId: '17' }),
}))

type ErrorPage = (props: ErrorPageProps) => ReactNode

describe('what could not be loaded', () => {
  it.each<[string, ErrorPage]>([
    ['Failed to filter tires', TiresError],
    ['Failed to filter wheels', WheelsError],
    ['Failed to filter spacers', SpacersError],
    ['Error fetching product with ID 17', TireError],
    ['Failed to load wheel with ID 17', WheelError],
    ['Failed to load spacer with ID 17', SpacerError],
    ['Failed to load news', AllNewsError],
    ['Failed to fetch news item: 503', NewsError],
  ])('says: %s', (words, Page) => {
    renderIn(<Page retry={() => undefined} />, 'en')
    expect(screen.getByRole('heading', { level: 1, name: words })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })

  it.each(routing.locales)('can be tried again (%s)', async (locale) => {
    const retry = vi.fn<() => void>()
    const { user } = renderIn(<PageError retry={retry} />, locale)
    await user.click(screen.getByRole('button', { name: translate(locale)('failure.retry') }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
