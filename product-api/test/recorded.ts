import { afterAll, expect } from 'vitest'
import type { Contract } from '../../local-services/published-contracts/contract.ts'
import { startRecorder } from '../../local-services/published-contracts/recorder.ts'

/**
 * Where the stand-in is called in a test; both stop after the file, which fails when adapter or stand-in leaves what is published.
 * @param isOutside calls that the documents have not, such as those that a stand-in alone knows
 */
export async function recorded(
  standIn: { url: string; stop: () => Promise<void> },
  contracts: readonly Contract[],
  isOutside: (path: string) => boolean = () => false,
): Promise<string> {
  const recorder = await startRecorder(standIn.url, contracts, isOutside)
  afterAll(async () => {
    await recorder.stop()
    await standIn.stop()
    expect(recorder.differences()).toEqual([])
  })
  return recorder.url
}
