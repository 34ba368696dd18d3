/** Gatsby's register-service-worker, under a name of ours; made in src/build/slimBundle.ts. */
declare module "gatsby-worker-registration";
