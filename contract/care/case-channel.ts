/** How a withdrawal or a complaint comes that staff write down. */
export const entryChannels = ['phone', 'letter', 'mail'] as const

/** `web`: by its form. */
export const caseChannels = ['web', ...entryChannels] as const
export type CaseChannel = (typeof caseChannels)[number]
