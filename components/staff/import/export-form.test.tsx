import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { streamBff } from '@/lib/http/bff'
import { saveFile } from '@/lib/save-file'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { ExportForm } from './export-form'

vi.mock('@/lib/http/bff', () => ({ streamBff: vi.fn<typeof streamBff>() }))
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const t = translate('pl')
afterEach(() => void vi.useRealTimers())

it('the file says what it holds and of which day it is, that of Warsaw', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00Z') })
  vi.mocked(streamBff).mockResolvedValue(new Response('id;title'))
  const { user } = renderWithQueries(<ExportForm />)
  await user.selectOptions(screen.getByLabelText(t('product_import.export_kind')), 'Wheel')
  await user.click(screen.getByRole('button', { name: t('product_import.export') }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('bieznik-wheel-2026-11-21.csv', expect.any(Blob)))
})
