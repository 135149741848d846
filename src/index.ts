// The page counts as loaded without it: a browser that shows that it still loads has less time for us.
import('./main.ts')
  .then(({ main }) => main())
  .catch((problem) => {
    // Of its own faults it tells itself.
    const unloaded = document.querySelector<HTMLTemplateElement>('#unloaded');
    if (unloaded && !document.querySelector('.fault')) document.body.append(unloaded.content);
    throw problem;
  });
