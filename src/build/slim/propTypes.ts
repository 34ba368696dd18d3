const type = Object.assign(() => type, { isRequired: null });

/** Property types are checked in development only; Gatsby's packages still name them. */
export default new Proxy({}, { get: () => type });
