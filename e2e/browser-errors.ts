import { expect, type Page } from '@playwright/test'

/** What the browser's console complains of while a test runs. */
export interface BrowserErrors {
  /** Says that this complaint belongs to the story, for example the 409 of an order that is refused. */
  expect(complaint: RegExp): void
}

/** A breach of the content security policy counts even where the browser itself says nothing of it. */
export async function reportBreaches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`the policy is broken: ${effectiveDirective} ${blockedURI} in ${sourceFile}`)
    })
  })
}

export function followErrors(page: Page): BrowserErrors & { expectNone(): void } {
  const errors: string[] = []
  const expected: RegExp[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  return {
    expect: (complaint) => expected.push(complaint),
    expectNone() {
      const unexpected = errors.filter((error) => !expected.some((complaint) => complaint.test(error)))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
  }
}
