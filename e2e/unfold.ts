import type { Locator } from '@playwright/test'

/** Opens a section of one line. */
export const unfold = async (section: Locator): Promise<void> =>
  section.getByRole('button', { expanded: false }).first().click()
