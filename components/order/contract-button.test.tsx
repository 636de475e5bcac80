import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from '@/lib/save-file'
import { streamBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { ContractButton } from './contract-button'

vi.mock('@/lib/http/bff', () => ({ streamBff: vi.fn<typeof streamBff>() }))
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

beforeEach(() => vi.resetAllMocks())

it.each(routing.locales)('saves the PDF of the order under a name in %s', async (locale) => {
  vi.mocked(streamBff).mockResolvedValue(new Response('%PDF-1.3'))
  const t = translate(locale)
  const { user } = renderWithQueries(<ContractButton orderId={30} />, locale)
  await user.click(screen.getByRole('button', { name: t('print.contract') }))
  expect(streamBff).toHaveBeenCalledExactlyOnceWith('/api/orders/30/contract', {})
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(t('print.contract_file', { id: '30' }), expect.any(Blob))
})

it('says why there is no file, and can be pressed again', async () => {
  vi.mocked(streamBff).mockRejectedValue(new ProblemError('unavailable', 'away'))
  const t = translate('pl')
  const { user } = renderWithQueries(<ContractButton orderId={30} />)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  expect(screen.getByRole('button')).toBeEnabled()
  expect(saveFile).not.toHaveBeenCalled()
})
