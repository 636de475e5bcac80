import { problemStatuses } from '@bieznik/contract/problem'
import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import PageError from './error'

const shown = vi.hoisted(() => ({ segment: '' }))

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useParams: () => ({ tireId: '17', wheelId: '17', spacerId: '17' }),
  useSelectedLayoutSegment: () => shown.segment,
}))

describe('what could not be loaded', () => {
  // Shows S8.11, S8.12, S8.13
  it.each([
    ['Failed to filter tires', 'tires'],
    ['Failed to filter wheels', 'wheels'],
    ['Failed to filter spacers', 'spacer'],
    ['Error fetching product with ID 17', 'tireDetail'],
    ['Failed to load wheel with ID 17', 'wheelDetail'],
    ['Failed to load spacer with ID 17', 'spacerDetail'],
    ['Failed to load news', 'allnews'],
    [`Failed to fetch news item: ${problemStatuses.unavailable}`, 'news'],
    ['Something went wrong', 'rules'],
  ])('says: %s', (words, segment) => {
    shown.segment = segment
    renderIn(<PageError error={new Error('x')} retry={() => undefined} />, 'en')
    expect(screen.getByRole('heading', { level: 1, name: words })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })

  it.each(routing.locales)('can be tried again (%s)', async (locale) => {
    const retry = vi.fn<() => void>()
    const { user } = renderIn(<PageError error={new Error('x')} retry={retry} />, locale)
    await user.click(screen.getByRole('button', { name: translate(locale)('failure.retry') }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('is loaded anew when it is of a version whose files are gone', () => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { reload })
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const error = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
    renderIn(<PageError error={error} retry={() => undefined} />, 'en')
    expect(reload).toHaveBeenCalledOnce()
  })
})
