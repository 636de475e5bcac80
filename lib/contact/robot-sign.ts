import type { ContactRequest } from './contact-message'

/** A person takes longer to read the form, fill in four fields and send them, in milliseconds. */
const LEAST_OPEN_MS = 2_000

/** The fields of a request that tell a robot. */
const robotSigns = ['trap', 'openFor'] as const
type RobotSign = (typeof robotSigns)[number]

/**
 * Why a message is taken for that of a robot; null: it is not. Both signs are the browser's word, so this keeps simple robots
 * away, not a determined sender: against floods there is the limit.
 */
export function robotSignOf({ trap, openFor }: ContactRequest): RobotSign | null {
  if (trap !== '') return 'trap'
  return openFor < LEAST_OPEN_MS ? 'openFor' : null
}

/** Whether a message was refused for this field because it looks like that of a robot. */
export const isRobotSign = (path: string): boolean => robotSigns.some((sign) => sign === path)
