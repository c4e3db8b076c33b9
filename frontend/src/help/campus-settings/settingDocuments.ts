import { graphql } from '../../gql/documents.ts';

/** What the page shows. */
export const CampusSettingsPageQuery = graphql(`
  query CampusSettingsPage {
    campusSettings {
      campus
      file
      settings {
        name
        title
        about
        value
        otherwise
        source
        isChangeable
      }
    }
  }
`);

/** The same as it is after a change, with the look of the pages. */
export const UpdateCampusSettingsMutation = graphql(`
  mutation UpdateCampusSettings($input: UpdateCampusSettingsInput!) {
    updateCampusSettings(input: $input) {
      campusSettings {
        campus
        file
        look {
          light {
            solid
            onSolid
            text
            subtle
            border
          }
          dark {
            solid
            onSolid
            text
            subtle
            border
          }
        }
        settings {
          name
          title
          about
          value
          otherwise
          source
          isChangeable
        }
      }
    }
  }
`);
