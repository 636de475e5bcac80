/**
 * An empty variable counts as one that is not set.
 *
 * @param {string} name
 */
export const getVariable = (name) => process.env[name] || null
